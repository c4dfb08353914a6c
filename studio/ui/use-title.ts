import { useEffect } from 'react'
import { useStudio } from '../studio-context.ts'

/** What the browser's tab and the screen reader call the screen. */
export function useTitle(title: string): void {
  const { space } = useStudio()
  useEffect(() => {
    document.title = `${title} · ${space.name}`
  }, [title, space])
}
