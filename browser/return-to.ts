/**
 * Leads back to where one was on a page that has come again, whenever it gets taller or lower: a list that was lengthened or narrowed
 * is as long as it was only once its block is awake. Ends as soon as somebody moves or goes on.
 */
export function returnTo(position: number): void {
  const { key } = history.state
  const root = document.documentElement
  let { scrollHeight } = root
  /** Where one stands unless one moves: the end of a page that is still too short. */
  let stand = Math.min(position, scrollHeight - innerHeight)

  const observer = new ResizeObserver(() => (history.state?.key === key ? goOn() : end()))
  observer.observe(document.body)
  addEventListener('scroll', endWhereMoved)
  // One may have moved before this came; at the top the browser has not led back yet.
  if (scrollY > 0) endWhereMoved()

  function goOn() {
    scrollTo(0, position)
    noteStand()
  }

  function noteStand() {
    scrollHeight = root.scrollHeight
    stand = scrollY
  }

  function endWhereMoved() {
    // Browsers tell of scrolling before they tell of a new size, and of what they scroll themselves to keep in view what is seen.
    if (root.scrollHeight !== scrollHeight) noteStand()
    else if (Math.abs(scrollY - stand) > 1) end()
  }

  function end() {
    observer.disconnect()
    removeEventListener('scroll', endWhereMoved)
  }
}
