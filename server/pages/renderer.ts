import type { LanguageProblem } from '../../runtime/language-problems.ts'
import type { PageWeight } from '../../runtime/page-weight.ts'
import type { Channel } from '../../schemas/channel.ts'
import type { UnsavedStory } from './build-page.ts'
import type { CompressedText } from './compressed-text.ts'
import type { Visit } from './visit.ts'

/**
 * Makes pages of stories. What goes in and comes out is plain data, so that it may stand in another thread: a page that
 * takes long then keeps nobody waiting but those who asked for it.
 */
export interface Renderer {
  /**
   * The published page of a visit, a redirect to where it has moved, or the screen of the error that kept it from being made. Whose it
   * is tells a network: those for one take turns with those for others.
   */
  page(visit: Visit, whose?: string): Promise<FinishedPage | NoPage>
  /** The page of a visit as it will be when the draft of this story, which is its own, is published; `undefined` where there is none, or more than one. Rejects with what keeps it from being made. */
  drawAhead(visit: Visit, story: number): Promise<FinishedPage | undefined>
  /** The screen that says that there is no page at this address. */
  missing(visit: Visit): Promise<FinishedPage>
  /** The same of a signed address: a draft with what the editor's bridge needs, or what a preview link may show. */
  draft(visit: Visit): Promise<DrawnPage>
  /** What the blocks of an unsaved story load, by the bloks' uids; or why that can't be said. */
  draftData(visit: Visit, story: UnsavedStory): Promise<{ data: object } | { problem: string }>
  /** What the page of an unsaved story would weigh, were it published. */
  weigh(visit: Visit, story: UnsavedStory): Promise<PageWeight | { problem: string }>
  /** The screen that says that the shop can't be reached just now, with the head and foot of its pages. */
  unavailable(visit: Visit): Promise<FinishedPage>
  /** All that would keep this content of a story, as JSON, from being drawn in these languages. */
  findProblems(json: string, languages: readonly string[]): Promise<LanguageProblem[]>
  /** The page of all blocks, for developers. */
  gallery(): Promise<string>
  /** One block drawn from its example; `undefined` when there is no such block. */
  example(channel: Channel, component: string): Promise<string | undefined>
  /** What was read of this is old, and what is wrong with these stories now is worth a line in the log. */
  contentChanged(tags: ReadonlySet<string>, stories: readonly string[]): void
}

export interface RenderedPage {
  status: number
  robots: string
  /** Of a redirect: where the page is now, on this site. */
  location?: string
  /** How a content security policy names the scripts that stand in the document. */
  inlineScripts: string[]
  /** What was read to make it, as tags: a change of one of these makes the page old. */
  reads: string[]
  /** The flags by which visitors get one variant of it or another. */
  flags: string[]
  /** How long what it shows holds, in milliseconds; as long as nothing changes where it is left out. */
  lifeMs?: number | undefined
}

/** A page that goes to one visitor: a document, or JSON for the browser's router. */
export interface DrawnPage extends RenderedPage {
  text: string
}

/** The same for all visitors. */
export interface FinishedPage extends RenderedPage {
  body: CompressedText
}

/** There is nothing at the address. What says so is made apart: anybody can think up addresses, and no page shall wait for them. */
export interface NoPage {
  isMissing: true
  /** As of a page. */
  reads: string[]
}
