import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Block } from '../../runtime/define-block.ts'
import { bloksOf, loadData } from '../../runtime/load-data.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import { parseStory } from '../../runtime/parse-story.ts'
import type { Payload } from '../../runtime/payload.ts'
import type { Registry } from '../../runtime/registry.ts'
import { resolveSite } from '../../runtime/site/site.ts'
import { type Channel, channels } from '../../schemas/channel.ts'
import type { Settings } from '../settings/settings.ts'
import { renderDocument } from './document.tsx'
import type { DocumentParts } from './document-parts.ts'
import { errorHead } from './page-head.ts'
import { type PageSources, pageReaderOf } from './page-reader-of.ts'
import { renderNodes } from './render-nodes.tsx'

export interface GalleryParts extends DocumentParts, PageSources {
  registry: Registry
  settings: Pick<Settings, 'site' | 'port'>
  reportPageFailure(message: string, detail: object): void
}

/** Phone, tablet, desktop. */
const widths = [390, 820, 1440]

/** Every block of the registry, drawn from its example, in both brands at three widths. */
export const drawGallery = (registry: Registry) => `<!doctype html>${renderToStaticMarkup(<Overview registry={registry} />)}`

/** One block's example alone on a page, or what is wrong with it; `undefined` when there is no such block. */
export async function drawExample(channel: Channel, component: string, parts: GalleryParts): Promise<string | undefined> {
  const block = parts.registry.find(component)
  try {
    return block && (await renderExample(channel, block, parts))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    parts.reportPageFailure(message, { err: error })
    return `<!doctype html>${renderToStaticMarkup(<Failure component={component} message={message} />)}`
  }
}

async function renderExample(channel: Channel, { component, example }: Block, parts: GalleryParts): Promise<string> {
  const { registry, messages, assets, settings } = parts
  const blok = parseStory(example, `_blocks/${component}`, registry)
  const host = settings.site.hosts.find((candidate) => candidate.channel === channel)?.host ?? 'localhost'
  const address = new URL(`http://${host}:${settings.port}/`)
  const site = resolveSite(address, settings.site)?.site
  if (!site) throw new Error(`SHOP_HOSTS names no host of ${channel}.`)

  const reader: PageReader = pageReaderOf(parts, { site, texts: {} }, () => {})
  const nodes = renderNodes([blok], { site, messages, data: await loadData(blok, reader), isFramed: true })
  const blocks = new Set([...bloksOf(blok)].map((each) => each.block))
  const payload: Payload = {
    status: 200,
    head: errorHead(200, component, { site, path: `/_blocks/${channel}/${component}` }),
    site,
    header: [],
    body: nodes,
    footer: [],
    styles: assets.styles(
      channel,
      [...blocks].map(({ folder }) => folder),
    ),
    elements: assets.elements([...blocks].filter(({ hasElement }) => hasElement).map(({ folder }) => folder)),
  }
  return renderDocument(payload, parts)
}

/** A tool for developers: it is styled by itself and kept apart from the brands. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="/favicon-anlass.svg" />
        <style>{css}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}

function Failure({ component, message }: { component: string; message: string }) {
  return (
    <Frame title={`${component} can't be drawn`}>
      <p lang="de">{message}</p>
    </Frame>
  )
}

function Overview({ registry }: { registry: Registry }) {
  return (
    <Frame title="Blocks">
      <nav aria-label="Blocks">
        {registry.blocks.map(({ component }) => (
          <a key={component} href={`#${component}`}>
            {component}
          </a>
        ))}
      </nav>
      {registry.blocks.map(({ component, folder }) => (
        <section key={component} id={component}>
          <h2>
            {component} <small>blocks/{folder}</small>
          </h2>
          {channels.map((channel) => (
            <div key={channel} className="row">
              {widths.map((width) => (
                <figure key={width}>
                  <figcaption>
                    <a href={`/_blocks/${channel}/${component}`}>
                      {channel}, {width} px
                    </a>
                  </figcaption>
                  <iframe
                    loading="lazy"
                    src={`/_blocks/${channel}/${component}`}
                    width={width}
                    height={600}
                    title={`${component}, ${channel}, ${width} px`}
                  />
                </figure>
              ))}
            </div>
          ))}
        </section>
      ))}
    </Frame>
  )
}

const css = `
body{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f6f6f4}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
a{color:inherit;display:inline-block;padding-block:.5rem}
section{margin-top:3rem}
.row{display:flex;gap:1.5rem;overflow-x:auto;padding-bottom:1rem}
figure{margin:0;flex:none}
iframe{border:1px solid #ccc;background:#fff}
small{font-weight:400;color:#595959}
`
