import type { ContentChange } from '../content/content-change.ts'
import { pageTag } from './change-tags.ts'
import type { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { readVisit, type VisitSettings } from './visit.ts'

export interface DrawAheadParts {
  settings: VisitSettings
  cache: Pick<PageCache, 'addressesOf'>
  renderer: Pick<Renderer, 'drawAhead'>
}

/** A story stands at an address in each country. */
const mostPages = 3

/**
 * Has the pages in use of stories that an editor has saved drawn as they will be when that is published: it is about to be, and
 * most of the work is then done (decision 42).
 */
export function drawAhead(changes: readonly ContentChange[], { settings, cache, renderer }: DrawAheadParts): void {
  const stories = changes.filter((change) => 'fullSlug' in change)
  const published = new Set(stories.flatMap(({ id, action }) => (action === 'drafted' ? [] : id)))
  for (const story of new Set(stories.map(({ id }) => id))) {
    if (published.has(story)) continue
    const visits = cache.addressesOf(new Set([pageTag(story)])).map((address) => readVisit(new URL(address), settings))
    const ofPages = visits.filter((visit) => typeof visit !== 'string').filter(({ wantsPayload }) => !wantsPayload)
    // What can't be drawn now is drawn when it is published, and its problem told then.
    for (const visit of ofPages.slice(0, mostPages)) void renderer.drawAhead(visit, story).catch(() => {})
  }
}
