/**
 * Leads back to where one was on a page that has come again, whenever it gets taller or lower: a list that was lengthened or narrowed
 * is as long as it was only once its block is awake. Ends as soon as somebody moves or goes on.
 */
export function returnTo(position: number): void {
  const { key } = history.state
  const observer = new ResizeObserver(() => (history.state?.key === key ? scrollTo(0, position) : end()))
  const endWhereMoved = () => {
    const reached = Math.min(position, document.documentElement.scrollHeight - innerHeight)
    if (Math.abs(scrollY - reached) > 1) end()
  }
  observer.observe(document.body)
  addEventListener('scroll', endWhereMoved)
  // One may have moved before this came.
  endWhereMoved()

  function end() {
    observer.disconnect()
    removeEventListener('scroll', endWhereMoved)
  }
}
