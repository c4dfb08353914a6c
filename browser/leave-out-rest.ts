/** The blocks from the third on, each in a leaf of its own where React wakes one of them, and the foot. */
const rest = 'main > .leaf > * > :nth-child(n + 3), main .leaf .leaf:nth-child(n + 3) > *, .leaf > footer'

const blocks = () => [...document.querySelectorAll<HTMLElement>(rest)]

/** The layout of what was left out. */
export interface LeftOut {
  /** All of it at once, from now on. What a scroll has just brought into view stays there. */
  end: () => void
  /** A block at a time, whenever the browser has nothing else to do. */
  layOut: () => void
}

/**
 * Leaves what lies below the first screen of a page that is read from its top out of the layout: all of it at once keeps a slow
 * phone from answering (decision 44). `undefined` where blocks that are laid out late would move what is seen, as browsers must hold on to
 * that, and where nobody says that there is nothing else to do.
 */
export function leaveOutRest(): LeftOut | undefined {
  if (!CSS.supports('overflow-anchor:auto') || !window.requestIdleCallback) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media screen { ${rest} { content-visibility: auto; contain-intrinsic-size: auto 40rem } }`)
  document.adoptedStyleSheets.push(sheet)
  // Who goes on may come back to the place, which guessed heights would put elsewhere.
  window.navigation?.addEventListener('currententrychange', end, { once: true })
  return { end, layOut: () => layOutNext(blocks()) }

  function end() {
    // Browsers hold on to what is seen where a block finds its height, but not when all do at once.
    const seen = scrollY ? blocks().find((block) => block.getBoundingClientRect().bottom > innerHeight / 2) : undefined
    const top = () => seen?.getBoundingClientRect().top ?? 0
    const before = top()
    sheet.disabled = true
    // Nobody may have scrolled.
    removeEventListener('scroll', end)
    // Each page one goes on to has a sheet of its own.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ disabled }) => !disabled)
    const moved = top() - before
    if (moved) scrollBy(0, moved)
  }

  function layOutNext([block, ...others]: HTMLElement[]) {
    if (!block || sheet.disabled) return end()
    block.style.contentVisibility = 'visible'
    // One in a frame: two idle moments may lie before the next.
    requestAnimationFrame(() => requestIdleCallback(() => layOutNext(others)))
  }
}
