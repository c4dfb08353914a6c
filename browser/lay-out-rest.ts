/**
 * Leaves what lies below the first screen out of the layout until the page is loaded, and has it laid out then, a block at a time
 * whenever the browser has nothing else to do: all of it at once kept a slow phone from answering (decision 44). Stands in the
 * document of pages whose first screen waits for its script, so before anything is painted.
 */

/** The blocks from the third on, and the foot. Where React wakes a block, the page is drawn in more leaves and its blocks are left alone. */
const rest = 'main > .leaf > * > :nth-child(n + 3), .leaf > footer'

if (isReadFromItsTop()) leaveOutRest()

function leaveOutRest() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media screen { ${rest} { content-visibility: auto; contain-intrinsic-size: auto 40rem } }`)
  document.adoptedStyleSheets.push(sheet)
  // Who scrolls or goes on may come back to the place, which guessed heights would put elsewhere.
  addEventListener('scroll', end, { once: true })
  window.navigation?.addEventListener('currententrychange', end, { once: true })
  addEventListener('load', () => layOutNext([...document.querySelectorAll<HTMLElement>(rest)]))

  function end() {
    sheet.disabled = true
  }

  function layOutNext([block, ...others]: HTMLElement[]) {
    if (!block || sheet.disabled) return end()
    block.style.contentVisibility = 'visible'
    // One in a frame: two idle moments may lie before the next.
    requestAnimationFrame(() => requestIdleCallback(() => layOutNext(others)))
  }
}

/** Blocks above the place one comes to would move it when they are laid out, unless the browser holds on to what is seen. */
function isReadFromItsTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !location.hash && navigation?.type === 'navigate' && CSS.supports('overflow-anchor:auto')
}
