import type { ContentChange, StoryChange } from '../content/content-change.ts'
import { ownTags, pageTag } from './change-tags.ts'
import type { ContentHistory } from './content-history.ts'
import type { PageCache } from './page-cache.ts'
import type { FinishedPage, Renderer } from './renderer.ts'
import { pageIdentity, readVisit, type Visit, type VisitSettings } from './visit.ts'

export interface PagesAheadParts {
  settings: VisitSettings
  cache: Pick<PageCache, 'addressesOf'>
  renderer: Pick<Renderer, 'drawAhead'>
  history: ContentHistory
}

export interface PagesAhead {
  /** Draws pages of the drafts that were saved, and notes which drafts were published just as they were drawn. */
  hear(changes: readonly ContentChange[]): void
  /**
   * The page of a visit as it was drawn before it was published, once: `undefined` where nothing was, or where anything that it shows
   * has changed since. What is being drawn is waited for.
   */
  take(visit: Visit): Promise<FinishedPage | undefined> | undefined
}

/** A page as it will be when a draft is published. */
interface PageAhead {
  story: Pick<StoryChange, 'id' | 'fullSlug'>
  /** No older than the draft that it shows: the publish of just this one says that it shows no other, for there was none by then. */
  draftVersion: number
  /** Of all else that it shows, see `ContentHistory`. */
  version: number
  /** By the clock that nobody sets, in milliseconds. */
  begunAt: number
  drawing: Promise<FinishedPage | undefined>
  isDrawn: boolean
  isPublished: boolean
}

/** A story stands at an address in each country. */
const mostOfAStory = 3
/** Of those that were drawn last; a page is some 200 kB. */
const mostPages = 10

/**
 * The pages in use of stories that an editor has saved, drawn as they will be when that is published: it is about to be, and they are
 * there then (decision 42).
 */
export function createPagesAhead({ settings, cache, renderer, history }: PagesAheadParts): PagesAhead {
  const pages = new Map<string, PageAhead>()

  function draw(visit: Visit, story: PageAhead['story'], draftVersion: number) {
    const identity = pageIdentity(visit)
    // What can't be drawn now is drawn when it is published, and its problem told then.
    const drawing = renderer.drawAhead(visit, story.id).catch(() => undefined)
    const page: PageAhead = {
      ...{ story, draftVersion, version: history.version, begunAt: performance.now() },
      ...{ drawing, isDrawn: false, isPublished: false },
    }
    pages.delete(identity)
    pages.set(identity, page)
    for (const [oldest] of pages) if (pages.size > mostPages) pages.delete(oldest)
    void drawing.then((drawn) => {
      page.isDrawn = true
      if (!drawn && pages.get(identity) === page) pages.delete(identity)
    })
  }

  function drawAll(story: PageAhead['story'], draftVersion: number) {
    const visits = cache.addressesOf(new Set([pageTag(story.id)])).map((address) => readVisit(new URL(address), settings))
    const ofPages = visits.filter((visit) => typeof visit !== 'string').filter(({ wantsPayload }) => !wantsPayload)
    for (const visit of ofPages.slice(0, mostOfAStory)) draw(visit, story, draftVersion)
  }

  /** Whatever happens to a story but the publish of just what was drawn, its page will be another. */
  function note({ id, action, draftVersion }: StoryChange) {
    for (const [identity, page] of pages) {
      if (page.story.id !== id) continue
      if (action === 'published' && draftVersion === page.draftVersion && !page.isPublished) page.isPublished = true
      else pages.delete(identity)
    }
  }

  /** It was drawn from what is published now: of the story by its version, of all else as a page in the cache is known to be. */
  async function whenRight({ drawing, story, version, begunAt }: PageAhead): Promise<FinishedPage | undefined> {
    const page = await drawing
    if (!page) return undefined
    const own = ownTags(story)
    const others = page.reads.filter((tag) => !own.includes(tag))
    if (history.changedSince(version, others)) return undefined
    if (page.lifeMs === undefined) return page
    const lifeMs = page.lifeMs - (performance.now() - begunAt)
    return lifeMs > 0 ? { ...page, lifeMs } : undefined
  }

  return {
    hear(changes) {
      const stories = changes.filter((change) => 'fullSlug' in change)
      for (const change of stories) note(change)
      const published = new Set(stories.flatMap(({ id, action }) => (action === 'drafted' ? [] : id)))
      const drafted = new Map(stories.map((change) => [change.id, change]))
      for (const [id, story] of drafted) {
        if (!published.has(id) && story.draftVersion !== undefined) drawAll(story, story.draftVersion)
      }
    },
    take(visit) {
      const identity = pageIdentity(visit)
      const page = pages.get(identity)
      if (!page?.isPublished || visit.wantsPayload || visit.flagsOn.length > 0) return undefined
      // Behind others it would come later than by itself.
      const first = pages.values().find(({ isDrawn }) => !isDrawn)
      if (first && !page.isDrawn && first !== page) return undefined
      pages.delete(identity)
      return whenRight(page)
    },
  }
}
