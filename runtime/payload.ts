import type { Wakes } from './define-block.ts'
import type { Site } from './site/site.ts'

/** A subtree without interactive blocks: it travels as HTML and needs no code in the browser. */
export interface Leaf {
  /** Names the HTML: a leaf that stays the same from page to page is left alone. */
  id: string
  html: string
}

/** A block that becomes a React component in the browser, or holds one. */
export interface LiveNode {
  component: string
  uid: string
  content: object
  data?: unknown
  /** When the block wakes; absent for a container, which wakes as soon as something in it does. */
  wakes?: Wakes
  slots: Record<string, PageNode[]>
}

export type PageNode = Leaf | LiveNode

/** What the document's head says of a page (R2.48). */
export interface PageHead {
  title: string
  description: string
  robots: string
  canonical: string
  alternates: { locale: string; href: string }[]
  socialImage: string | undefined
  /** JSON-LD. */
  structuredData: object[]
}

/** The part of a page that is drawn. A page without interactive blocks can be taken over without knowing its site. */
export interface ScreenContent {
  site: Site | undefined
  header: PageNode[]
  body: PageNode[]
  footer: PageNode[]
}

/** A page as it travels: the same tree in the document, in `_payload.json` (R7.16) and in the browser. */
export interface Payload extends ScreenContent {
  status: number
  head: PageHead
  site: Site
  /** Addresses of the stylesheets and modules the page's blocks need. */
  styles: string[]
  elements: string[]
}

/** Changes with every build: a payload of another build is not understood (R7.16). */
export const payloadPath = '_payload.json'
export const buildParameter = 'build'

/** Behind a draft page's path: what the blocks of an unsaved story load. */
export const draftDataPath = '_draft.json'
