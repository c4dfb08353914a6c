import { clickPatience } from './constants.ts'
import { pageOf } from './page-of.ts'
import { isPlainClick, shopLink } from './shop-link.ts'
import { hasStarted, startApp } from './start-app.ts'

/** Has the router follow links of the shop. Whatever keeps it from that, scripts that never come among it, a link is a link. */
export function followLinks() {
  const shown = pageOf(location)
  let patience: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('click', (event) => {
    const address = isPlainClick(event) ? shopLink(event.target) : undefined
    if (!address) return
    event.preventDefault()
    // Of two clicks the last one counts.
    clearTimeout(patience)
    const leave = () => location.assign(address)
    const mine = setTimeout(leave, clickPatience)
    patience = mine
    startApp()
      .then(({ navigate }) => navigate(address))
      .catch(leave)
      .finally(() => clearTimeout(mine))
  })

  addEventListener('popstate', () => {
    clearTimeout(patience)
    // To a page of before this document was loaded: without the router only the address would change.
    if (!hasStarted() && pageOf(location) !== shown) location.reload()
  })
}
