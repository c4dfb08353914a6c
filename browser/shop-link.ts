import { ownAppOf } from '../runtime/site/own-apps.ts'
import { pageOf } from './page-of.ts'
import { hasStarted } from './start-app.ts'

/** What may stand before a path inside the shop: channel, country, desktop marker. */
const sitePrefix = /^(\/(anlass|myposter))?(\/(de|at|ch))?(\/d)?(?=\/|$)/

/**
 * The address a link leads to when the client router may take it: a page of this shop, opened in this tab.
 * `undefined` for everything the browser does best by itself.
 */
export function shopLink(target: EventTarget | null): URL | undefined {
  const link = (target as Element | null)?.closest?.('a')
  // Beside a form that is being filled in, the document stays for Back with what was typed.
  if (!link?.href || link.target || link.hasAttribute('download') || link.closest('form')) return undefined
  // The same page in another country is the one with what has been chosen here.
  const address = new URL(link.href + (link.hreflang && location.search))
  if (address.origin !== location.origin || ownAppOf(address.pathname.replace(sitePrefix, '') || '/')) return undefined
  if (/\.\w+$/.test(address.pathname)) return undefined
  return address.hash && pageOf(address) === pageOf(location) && !hasStarted() ? undefined : address
}

/** Whether a click asks for this tab: the main button, no modifier, not already handled. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
