import { routerTimes } from './constants.ts'

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
  let settling: ReturnType<typeof setTimeout> | undefined
  const settled = ({ target }: Event) => {
    clearTimeout(settling)
    settling = setTimeout(() => onIntent(target), routerTimes.settle)
  }
  const now = ({ target }: Event) => onIntent(target)
  document.addEventListener('pointerover', settled, { passive: true })
  document.addEventListener('touchstart', now, { passive: true })
  document.addEventListener('focusin', settled)
}
