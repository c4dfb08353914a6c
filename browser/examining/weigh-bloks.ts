import type { DocumentWeight, PageWeight } from '../../runtime/page-weight.ts'

/** One use of a block on the page, as it is drawn. */
export interface DrawnBlok {
  uid: string
  storyId: string
  component: string
  /** Characters of its own markup, without the bloks in it. */
  markup: number
  /** Bytes of the pictures that it was the first to show. */
  pictures: number
}

type Bytes = Record<Exclude<keyof DocumentWeight, 'data'> | 'pictures', number>

export interface BlokWeight extends Bytes {
  uid: string
  storyId: string
  component: string
}

/**
 * What of a page's bytes each blok is. Markup is compressed as one, so each gets the part of it that its own markup is;
 * style and script come once for all bloks of a component, who share them equally.
 */
export function weighBloks(bloks: readonly DrawnBlok[], page: PageWeight, allMarkup: number): BlokWeight[] {
  const uses = Map.groupBy(bloks, ({ component }) => component)
  return bloks.map(({ uid, storyId, component, markup, pictures }) => {
    const { css = 0, script = 0 } = page.blocks[component] ?? {}
    const count = uses.get(component)?.length ?? 1
    const html = allMarkup === 0 ? 0 : (markup / allMarkup) * page.html
    return { uid, storyId, component, html, css: css / count, script: script / count, pictures }
  })
}
