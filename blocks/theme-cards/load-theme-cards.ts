import type { PageReader } from '../../runtime/page-reader.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import type { Link } from '../../schemas/fields/multilink.ts'
import type { ThemeCardsBlok } from './theme-cards.schema.ts'

/** A card as it is drawn, wherever it comes from. */
export interface CardView {
  id: string
  title: string
  text: string
  image: Asset | undefined
  url: Link | undefined
}

/** The block's cards: its own, then the picked pages, then those of the folder; no page twice, none beyond `max`. */
export async function loadThemeCards(blok: ThemeCardsBlok, reader: PageReader): Promise<CardView[]> {
  const { max = Number.POSITIVE_INFINITY, pages, folder } = blok
  const own = blok.cards.map(({ _uid, title, text, image, url }): CardView => ({ id: _uid, title, text, image, url }))

  // A picked page may stand in the folder too: then the folder has to give one more.
  const fromFolder = Math.max(0, max - own.length)
  const [picked, listed] = await Promise.all([
    pages.length > 0 && fromFolder > 0 ? reader.listPages(pages) : [],
    folder && fromFolder > 0 ? reader.listFolder(folder, Number.isFinite(max) ? { max: fromFolder + pages.length } : {}) : [],
  ])
  const known = new Set(picked.map(({ uuid }) => uuid))
  const found = [...picked, ...listed.filter(({ uuid }) => !known.has(uuid))].map(
    ({ uuid, slug, title, text, image }): CardView => ({ id: uuid, title, text, image, url: linkTo(uuid, slug) }),
  )
  return [...own, ...found].slice(0, max)
}

const linkTo = (uuid: string, slug: string): Link => ({ kind: 'story', to: slug, anchor: '', uuid, newTab: false, title: '' })
