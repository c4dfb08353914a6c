import { clickPatience, firstClickPatience } from './constants.ts'
import { pageOf } from './page-of.ts'
import { isPlainClick, shopLink } from './shop-link.ts'
import { hasStarted, startApp } from './start-app.ts'

/** Has the router follow links of the shop. Whatever keeps it from that, scripts that never come among it, a link is a link. */
export function followLinks() {
  // An element that changes the address of its page has done so by now.
  const shown = pageOf(location)
  let patience: ReturnType<typeof setTimeout> | undefined

  const follow = (event: MouseEvent) => {
    const address = isPlainClick(event) ? shopLink(event.target) : undefined
    if (!address) return
    event.preventDefault()
    // Of two clicks the last one counts.
    clearTimeout(patience)
    const leave = () => location.assign(address)
    // On a slow line the page itself is there long before React.
    const mine = setTimeout(leave, hasStarted() ? clickPatience : firstClickPatience)
    patience = mine
    startApp()
      .then(({ navigate }) => navigate(address))
      .catch(leave)
      .finally(() => clearTimeout(mine))
  }
  document.addEventListener('click', follow)
  document.addEventListener('click', (event) => isWithheld(event.target as Element) && follow(event), true)

  // Back shows this document again as it was left, its timers too.
  addEventListener('pagehide', () => clearTimeout(patience))
  addEventListener('popstate', () => {
    clearTimeout(patience)
    // To a page of before this document was loaded: without the router only the address would change.
    if (!hasStarted() && pageOf(location) !== shown) location.reload()
  })
}

/** React, once it is there, stops a click on what it has not come to, so that nobody else hears of it and the browser loads the link's page. */
const isWithheld = (target: Partial<Element> | null) => hasStarted() && target?.closest?.('[data-uid]:not([data-awake])')
