import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { pageShown } from '../page-events.ts'

/**
 * State that stays with the page's entry in the history: Back, Forward and a reload find what was chosen, another visit of the page begins anew.
 * `of` is what it is a choice of, plain data. Kept state is found by that alone, since a block of the page before may wake when the address is
 * the next one's already, and since what was chosen of other data may not be there any more.
 */
export function useKeptState<T extends NonNullable<unknown>>(first: T, of: unknown): [state: T, change: (next: (before: T) => T) => void] {
  const [last, setLast] = useState<{ name: string; state: T | undefined }>()
  const name = useMemo(() => JSON.stringify(of), [of])
  // The same block may be drawn of other data on the next page: what was chosen before is nothing of it.
  const changed = last?.name === name ? last.state : undefined

  // Before anything is painted. Not at once: the server has drawn the first.
  useLayoutEffect(() => {
    const recall = () => setLast({ name, state: read()[name] as T | undefined })
    recall()
    // The same block may stand on the page of another query.
    addEventListener(pageShown, recall)
    return () => removeEventListener(pageShown, recall)
  }, [name])

  useEffect(() => {
    if (changed === undefined) return
    keep(name, changed)
    return onSamePage(() => name in read() || keep(name, changed))
  }, [name, changed])

  const change = (next: (before: T) => T) =>
    setLast((before) => ({ name, state: next((before?.name === name ? before.state : undefined) ?? first) }))
  return [changed ?? first, change]
}

/** Whether the page's entry in the history keeps a choice of it. */
export const isKept = (of: unknown): boolean => JSON.stringify(of) in read()

const read = (): Record<string, unknown> => history.state?.kept ?? {}

function keep(name: string, state: unknown) {
  try {
    history.replaceState({ ...history.state, kept: { ...read(), [name]: state } }, '')
  } catch {
    // Browsers refuse too many within half a minute; the next change is kept again.
  }
}

/** Says when the page has got another entry, as a link to a place on it makes one, or another state of it. Returns how to hear no more. */
function onSamePage(heard: () => void): () => void {
  // Without it the entry before still has what was chosen.
  const { navigation } = window
  const listen = ({ navigationType, from }: NavigationCurrentEntryChangeEvent) => {
    const isSame = from.url?.replace(/#.*/, '') === location.href.replace(/#.*/, '')
    if (navigationType !== 'traverse' && isSame) heard()
  }
  navigation?.addEventListener('currententrychange', listen)
  return () => navigation?.removeEventListener('currententrychange', listen)
}
