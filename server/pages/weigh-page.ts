import { bloksOf } from '../../runtime/load-data.ts'
import type { BlockWeights, PageWeight } from '../../runtime/page-weight.ts'
import { scriptNames } from '../../runtime/script-address.ts'
import type { BuiltPage } from './build-page.ts'
import { renderDocument, scriptsOf } from './document.tsx'
import type { DocumentParts } from './document-parts.ts'
import type { PageAssets } from './page-assets.ts'
import { weighDocument } from './weigh-document.ts'

/** What a page weighs as it would be sent to a shopper, and which of its blocks that comes from. */
export async function weighPage(page: BuiltPage, parts: DocumentParts): Promise<PageWeight> {
  const document = await renderDocument(page.payload, parts)
  const weight = await weighDocument(document)
  return { ...weight, blocks: weighBlocks(page, weight, parts) }
}

/** Compressed together a text has no weight of its own: each gets the part of the whole that it is before. */
function weighBlocks(
  { payload, drawn }: BuiltPage,
  weight: { css: number; script: number },
  parts: Pick<DocumentParts, 'assets' | 'registry'>,
) {
  const { assets } = parts
  const shared = new Set(assets.styles(payload.site.channel, []))
  const blocks = [...new Set(drawn.flatMap(({ blok }) => [...bloksOf(blok)].map(({ block }) => block)))]
  const sheetsOf = (folder: string) => assets.styles(payload.site.channel, [folder]).filter((sheet) => !shared.has(sheet))
  const users = Map.groupBy(
    blocks.flatMap(({ folder }) => sheetsOf(folder)),
    (sheet) => sheet,
  )
  const sheetSize = (sheet: string) => assets.css(sheet)?.length ?? 0
  const allSheets = sum(payload.styles.map(sheetSize))
  const scripts = payload.elements.flatMap(scriptNames)
  const allScripts = sum([...new Set([...scriptsOf(payload, parts), ...scripts])].map((name) => scriptSize(name, assets)))

  const weights: BlockWeights = {}
  for (const { component, folder } of blocks) {
    const css = sum(sheetsOf(folder).map((sheet) => sheetSize(sheet) / (users.get(sheet)?.length ?? 1)))
    const script = scripts.includes(folder) ? scriptSize(folder, assets) : 0
    weights[component] = { css: part(css, allSheets, weight.css), script: part(script, allScripts, weight.script) }
  }
  return weights
}

const scriptSize = (name: string, assets: PageAssets) => assets.inlineScript([name])?.text.length ?? 0
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const part = (of: number, all: number, weight: number) => (all === 0 ? 0 : (of / all) * weight)
