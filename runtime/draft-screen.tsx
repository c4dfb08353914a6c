import type { ReactElement } from 'react'
import { drawOne } from './draw-blok.tsx'
import { bloksOf, type LoadedData } from './load-data.ts'
import { type KnownBloks, type ParsedBlok, parseDraft } from './parse-story.ts'
import type { Registry } from './registry.ts'
import type { Site } from './site/site.ts'
import { SiteContext } from './site/site-context.ts'
import { FramedContext } from './ui/framed-context.ts'

/** A story of a draft page as it travels to the editor's frame: unparsed, because the next one comes from the editor. */
export interface DraftStory {
  id: number
  fullSlug: string
  content: unknown
  /** What the bloks' `load`s brought on the server, by the bloks' uids. */
  data: Record<string, unknown>
}

export interface DraftPage {
  site: Site
  header: DraftStory | undefined
  body: DraftStory | undefined
  footer: DraftStory | undefined
}

/** Which of a page's stories. */
export type DraftPlace = Exclude<keyof DraftPage, 'site'>

/** What a draft's document carries for the script that redraws it. */
export interface DraftData extends DraftPage {
  /** Where the editor is; the bridge speaks to nobody else. */
  editorOrigins: string[]
  /** Addresses of all elements: the editor may add any block. */
  elements: string[]
  /** Which pages have this page's head and foot. */
  framedPages: FramedPages
}

/** Stories whose full slugs begin so, of these content types. */
export interface FramedPages {
  startsWith: string
  components: string[]
}

/** The screen of a draft: the same markup as the shopper's, every block live, and what is wrong said at its place. */
export function DraftScreen({ page, registry }: { page: DraftPage; registry: Registry }): ReactElement {
  return (
    <SiteContext value={page.site}>
      <FramedContext value={true}>
        {page.header && <DraftTree story={page.header} registry={registry} />}
        <main id="inhalt" tabIndex={-1}>
          {page.body && <DraftTree story={page.body} registry={registry} />}
        </main>
        {page.footer && <DraftTree story={page.footer} registry={registry} />}
      </FramedContext>
    </SiteContext>
  )
}

function DraftTree({ story, registry }: { story: DraftStory; registry: Registry }): ReactElement {
  const blok = parseDraft(story.content, story.fullSlug, registry, knownBloks)
  return drawAgain(blok, dataByBlok(blok, story.data), elementsFor(story.data))
}

/** Letters come fast: what is as it was is neither parsed nor drawn again. */
const knownBloks: KnownBloks = new WeakMap()
const knownElements = new WeakMap<DraftStory['data'], WeakMap<ParsedBlok, ReactElement>>()

function elementsFor(data: DraftStory['data']): WeakMap<ParsedBlok, ReactElement> {
  const known = knownElements.get(data) ?? new WeakMap<ParsedBlok, ReactElement>()
  knownElements.set(data, known)
  return known
}

/** As `drawBlok` draws; React leaves alone what is the same element as before. */
function drawAgain(blok: ParsedBlok, data: LoadedData, known: WeakMap<ParsedBlok, ReactElement>): ReactElement {
  const before = known.get(blok)
  if (before) return before
  const element = drawOne(blok, data, (child) => drawAgain(child, data, known))
  known.set(blok, element)
  return element
}

function dataByBlok(root: ParsedBlok, data: DraftStory['data']): LoadedData {
  const loaded: LoadedData = new Map()
  for (const blok of bloksOf(root)) if (blok.uid in data) loaded.set(blok, data[blok.uid])
  return loaded
}

/** Whether blocks of the new content load something the old content's did not: then what was loaded does not fit any more. */
export function needsOtherData(before: DraftStory, content: unknown, registry: Registry): boolean {
  const asked = (of: unknown) =>
    [...bloksOf(parseDraft(of, before.fullSlug, registry, knownBloks))]
      .filter(({ block }) => block.load)
      .map((blok) => [blok.uid, blok.content])
  try {
    return JSON.stringify(asked(before.content)) !== JSON.stringify(asked(content))
  } catch {
    // What is wrong with the content is said when it is drawn.
    return false
  }
}
