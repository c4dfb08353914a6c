import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { scriptAddress } from '../../runtime/script-address.ts'
import type { Channel } from '../../schemas/channel.ts'
import { chunkOf, readBuildManifest } from '../build-manifest.ts'
import { builtScripts } from './built-scripts.ts'
import { cutFrame, type Frame } from './frame.ts'
import { blockStyles, brandStyles, firstFonts, type InlineScript, type PageAssets, sharedStyles } from './page-assets.ts'

/** The sheets of `runtime/ui/` a block needs, by its folder. */
const Pieces = z.record(z.string(), z.array(z.string()))

/** The assets of a finished build in `folder`. Everything is read once, at the start. */
export function builtAssets(folder: string): PageAssets {
  const manifest = readBuildManifest(folder)
  const pieces = Pieces.parse(JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8')))

  const sheets = new Map<string, string>()
  const texts = new Map<string, string>()
  for (const [source, { file, css }] of Object.entries(manifest)) {
    const sheet = source.endsWith('.css') ? [file, ...css].find((name) => name.endsWith('.css')) : undefined
    if (!sheet) continue
    sheets.set(source, `/${sheet}`)
    texts.set(`/${sheet}`, readFileSync(join(folder, 'client', sheet), 'utf8').trim())
  }
  const { build, script } = builtScripts(folder)
  const inlineScripts = new Map<string, InlineScript | undefined>()

  const sheetsAt = (sources: string[]) => sources.flatMap((source) => sheets.get(source) ?? [])
  const sheetsOf = new Map(
    Object.entries(pieces).map(([folder, sources]) => [folder, { pieces: sheetsAt(sources), own: sheetsAt([blockStyles(folder)]) }]),
  )
  const toBrand = (channel: Channel) => ({
    sheets: sheetsAt(sharedStyles(channel)),
    fonts: fontsIn(texts.get(sheets.get(brandStyles(channel)) ?? '') ?? '', firstFonts[channel]),
  })
  const brands: Record<Channel, ReturnType<typeof toBrand>> = { anlass: toBrand('anlass'), myposter: toBrand('myposter') }

  let frame: Promise<Frame> | undefined
  return {
    build,
    frame: () => (frame ??= renderFrame(folder)),
    styles(channel, folders) {
      const blocks = [...folders].flatMap((folder) => sheetsOf.get(folder) ?? [])
      return [...new Set([...brands[channel].sheets, ...blocks.flatMap((block) => block.pieces), ...blocks.flatMap((block) => block.own)])]
    },
    css: (href) => texts.get(href),
    inlineScript(names) {
      const key = names.join()
      if (!inlineScripts.has(key)) inlineScripts.set(key, toInline(script(names)))
      return inlineScripts.get(key)
    },
    elements: (folders) => [...folders].map((name) => scriptAddress(build, [name])),
    draftScript: z.string().parse(JSON.parse(readFileSync(join(folder, 'draft.json'), 'utf8'))),
    previewScript: `/${chunkOf(manifest, 'browser/follow-preview.ts').file}`,
    fonts: (channel) => brands[channel].fonts,
  }
}

function toInline(script: string | undefined): InlineScript | undefined {
  if (script === undefined) return undefined
  // Nothing in it can end the element it stands in.
  const text = `'use strict';${script.replaceAll('</script', '<\\/script')}`
  return { text, source: `'sha256-${hash('sha256', text, 'base64')}'` }
}

/** Addresses of the fonts a stylesheet names whose files begin with one of the stems. */
function fontsIn(css: string, stems: string[]): string[] {
  const addresses = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, address]) => address ?? '')
  return stems.flatMap((stem) => addresses.find((address) => address.includes(stem)) ?? [])
}

async function renderFrame(folder: string): Promise<Frame> {
  const { renderPage } = await import('vike/server')
  // By itself it looks for it in the folder that the process was started from, which may be any.
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server', 'entry.mjs')).href)
  const { httpResponse } = await renderPage({ urlOriginal: '/' })
  if (httpResponse?.statusCode !== 200) throw new Error('The document frame could not be drawn: see the build’s messages above.')
  return cutFrame(httpResponse.body)
}
