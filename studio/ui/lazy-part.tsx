import { type ComponentType, useEffect, useState } from 'react'
import { fetchMissingStyles } from './fetch-missing-styles.ts'

interface Stand<Props> {
  Waiting?: ComponentType<Props>
  Missing: ComponentType<Props & { onRetry(): void }>
}

type State = 'asking' | 'missing' | 'here'

/**
 * A part of the studio that comes when it is first shown. `Missing` stands in its place where it did not come, and can have
 * it asked for again; React's own `lazy` never asks twice.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, stand: Stand<Props>) {
  const { Waiting = Nothing, Missing } = stand
  let loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [state, setState] = useState<State>(loaded ? 'here' : 'asking')
    useEffect(() => {
      if (state !== 'asking') return
      let isShown = true
      const show = (next: State) => isShown && setState(next)
      load().then(
        (part) => {
          loaded = part
          show('here')
        },
        () => show('missing'),
      )
      return () => {
        isShown = false
      }
    }, [state])
    const retry = () => void fetchMissingStyles().then(() => setState('asking'))

    const Part = loaded
    if (Part) return <Part {...props} />
    return state === 'missing' ? <Missing {...props} onRetry={retry} /> : <Waiting {...props} />
  }
}

const Nothing = () => null
