import { html } from 'hono/html'
import type { Messages } from '../../runtime/messages/messages.ts'
import { compressText } from './compressed-text.ts'
import type { FinishedPage, Renderer } from './renderer.ts'
import type { Visit } from './visit.ts'

/**
 * What visitors see while the shop can make no pages. The screen with the head and foot of the site is made while all is
 * well; without one there is a plain sentence.
 */
export interface UnavailableScreens {
  of(visit: Visit): FinishedPage
  /** Makes the screen of the visit's site, unless it is there. */
  prepare(visit: Visit): void
  drop(tags: ReadonlySet<string>): void
}

export function createUnavailableScreens(renderer: Renderer, messages: Messages): UnavailableScreens {
  const screens = new Map<string, FinishedPage>()
  /** Sites whose screen is up to date, or is being made. */
  const prepared = new Set<string>()
  const siteOf = ({ site }: Visit) => site.origin + site.prefix
  return {
    of: (visit) => screens.get(siteOf(visit)) ?? plainScreen(visit, messages),
    prepare(visit) {
      const site = siteOf(visit)
      if (prepared.has(site)) return
      prepared.add(site)
      renderer.unavailable({ ...visit, path: '/', wantsPayload: false }).then(
        (screen) => screens.set(site, screen),
        () => prepared.delete(site),
      )
    },
    drop(tags) {
      // Until the next one is made, the old one is better than none.
      for (const [site, { reads }] of screens) if (reads.some((tag) => tags.has(tag))) prepared.delete(site)
    },
  }
}

function plainScreen({ site }: Visit, messages: Messages): FinishedPage {
  return {
    status: 503,
    robots: 'noindex,nofollow',
    reads: [],
    inlineScripts: [],
    body: compressText(
      String(html`<!doctype html>
<html lang="${site.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>503 Service Unavailable</title>
<style>body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1b1b1b;background:#fff}</style>
<main><h1>${site.name}</h1><p>${messages('error.unavailable')}</p></main></html>`),
    ),
  }
}
