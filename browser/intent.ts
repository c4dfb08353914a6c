import { settle } from './constants.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** R2.17: nothing is fetched ahead for visitors who save data or have a slow line. */
export function mayPrefetch(): boolean {
  const { connection }: { connection?: Connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Calls back when a visitor is about to follow a link: the pointer rests on it, a finger touches it, the keyboard reaches it. */
export function watchIntent(onIntent: (target: EventTarget | null) => void) {
  // Each by itself: where the focus moves the page, other things come below a pointer that rests.
  for (const kind of ['pointerover', 'focusin']) {
    let settling: ReturnType<typeof setTimeout> | undefined
    document.addEventListener(kind, ({ target }) => {
      clearTimeout(settling)
      settling = setTimeout(() => onIntent(target), settle)
    })
  }
  document.addEventListener('touchstart', ({ target }) => onIntent(target), { passive: true })
}
