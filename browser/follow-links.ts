import { firstClickPatience } from './constants.ts'
import { pageOf } from './page-of.ts'
import { isPlainClick, shopLink } from './shop-link.ts'
import { hasStarted, startApp } from './start-app.ts'

/** Has the router follow links of the shop. Whatever keeps it from that, scripts that never come among it, a link is a link. */
export function followLinks() {
  // An element that changes the address of its page has done so by now.
  const shown = pageOf(location)
  /** Where the last click leads, while it waits for React and nobody has changed their mind. */
  let wanted: URL | undefined
  const forget = () => {
    wanted = undefined
  }

  const follow = (event: MouseEvent) => {
    const address = isPlainClick(event) ? shopLink(event.target) : undefined
    if (!address) return
    event.preventDefault()
    wanted = address
    const go = (to: (address: URL) => unknown) => {
      if (wanted !== address) return
      forget()
      to(address)
    }
    const leave = () => go((it) => location.assign(it))
    // On a slow line the next page itself is there long before React.
    setTimeout(leave, firstClickPatience)
    startApp().then(({ navigate }) => go(navigate), leave)
  }
  document.addEventListener('click', follow)
  document.addEventListener('click', (event) => isWithheld(event.target as Element) && follow(event), true)

  // Back shows this document again as it was left, with all it waits for.
  addEventListener('pagehide', forget)
  addEventListener('popstate', () => {
    forget()
    // To a page of before this document was loaded: without the router only the address would change.
    if (!hasStarted() && pageOf(location) !== shown) location.reload()
  })
}

/** React, once it is there, stops a click on what it has not come to, so that nobody else hears of it and the browser loads the link's page. */
const isWithheld = (target: Partial<Element> | null) => hasStarted() && target?.closest?.('[data-uid]:not([data-awake])')
