import { html } from 'hono/html'
import type { Messages } from '../../runtime/messages/create-messages.ts'
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

interface Screen {
  /** None before the first is made. */
  page: FinishedPage | undefined
  /** It is up to date, or is being made. */
  isCurrent: boolean
  /** What it reads is not known yet. */
  isBeingMade: boolean
}

/** A host has a few sites for each country, but every port that a visitor writes behind it makes others. */
const mostSites = 100

export function createUnavailableScreens(renderer: Renderer, messages: Messages): UnavailableScreens {
  // A Map keeps the order of insertion: the first was made longest ago.
  const screens = new Map<string, Screen>()
  const siteOf = ({ site }: Visit) => site.origin + site.prefix

  function put(site: string, screen: Screen) {
    screens.delete(site)
    screens.set(site, screen)
    const [oldest = site] = screens.keys()
    if (screens.size > mostSites) screens.delete(oldest)
  }

  return {
    of: (visit) => screens.get(siteOf(visit))?.page ?? plainScreen(visit, messages),
    prepare(visit) {
      const site = siteOf(visit)
      const before = screens.get(site)
      if (before?.isCurrent) return
      // Until it is made, the one before it is better than none.
      const screen: Screen = { page: before?.page, isCurrent: true, isBeingMade: true }
      put(site, screen)
      renderer
        .unavailable({ ...visit, path: '/', wantsPayload: false, flagsOn: [] })
        .then(
          (page) => {
            screen.page = page
          },
          () => {
            screen.isCurrent = false
          },
        )
        .finally(() => {
          screen.isBeingMade = false
        })
    },
    drop(tags) {
      // One that is being made may have read it already.
      const mayBeOld = ({ isBeingMade, page }: Screen) => isBeingMade || page?.reads.some((tag) => tags.has(tag))
      for (const screen of screens.values()) if (mayBeOld(screen)) screen.isCurrent = false
    },
  }
}

/** Made of nothing but the visit. */
function plainScreen(visit: Visit, messages: Messages): FinishedPage {
  return {
    status: 503,
    robots: 'noindex,nofollow',
    reads: [],
    flags: [],
    inlineScripts: [],
    body: compressText(plainScreenText(visit, messages)),
  }
}

export const plainScreenText = ({ site }: Visit, messages: Messages): string =>
  String(html`<!doctype html>
<html lang="${site.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>503 Service Unavailable</title>
<style>body{margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1b1b1b;background:#fff}a{color:inherit}</style>
<main><h1>${site.name}</h1><p>${messages('unavailable.said')}</p><p><a href="">${messages('unavailable.again')}</a></p></main></html>`)
