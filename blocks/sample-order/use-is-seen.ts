import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come up to the middle of the window, or beyond. */
export function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), { rootMargin: '0px 0px -50%' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
