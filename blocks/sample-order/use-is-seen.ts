import { useEffect, useState } from 'react'

/** Whether at least half of an element is in the window, below the header that stays there. */
export function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element) return
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
    const rootMargin = `-${Number.parseFloat(scrollPaddingBlockStart) || 0}px 0px 0px`
    // What a turn has brought comes together: the last says how it is.
    const observer = new IntersectionObserver((entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 1) >= 0.5), {
      rootMargin,
      threshold: 0.5,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
