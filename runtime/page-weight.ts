/** What a page weighs on the wire, and what it may: bytes, compressed with brotli. */
export interface DocumentWeight {
  /** The document without its styles and its script. */
  html: number
  css: number
  /** All the script there is before the page is usable. */
  script: number
  /** Data for scripts to read, as it stands in the document; JSON-LD is for search engines. */
  data: number
}

/** What of a page's style and script is the blocks', by their components. What several blocks need is shared out among them. */
export type BlockWeights = Record<string, Pick<DocumentWeight, 'css' | 'script'>>

export interface PageWeight extends DocumentWeight {
  blocks: BlockWeights
}

/** What an unsaved story is sent to behind a draft page's path, to be weighed. */
export const draftWeightPath = '_weight.json'

/** What holds for every page. `tests/budgets.test.ts` holds the pages of a fresh shop to it, the studio warns of a draft that is over it. */
export const pageBudget = { html: 15_000, css: 7_000, script: 5_000, pictures: 600_000 } as const
