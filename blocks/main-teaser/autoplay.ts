import * as carousel from '../../runtime/ui/carousel.ts'

/** What keeps the slides from running by themselves; they run while there is none of them. */
type Hold = 'away' | 'hidden' | 'hover' | 'focus' | 'stopped'

export type Autoplay = ReturnType<typeof createAutoplay>

export interface AutoplayParts {
  /** Whether this carousel runs by itself at all. */
  isWanted(): boolean
  /** Whether there is a slide to go on to. */
  hasNext(): boolean
  onPlaying(isPlaying: boolean): void
  onTurn(): void
}

/** Turns the slides after a while (R4.10), as long as they are in sight and nobody is at them. */
export function createAutoplay({ isWanted, hasNext, onPlaying, onTurn }: AutoplayParts) {
  const holds = new Set<Hold>(['away'])
  if (document.hidden) holds.add('hidden')
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) holds.add('stopped')
  let turnTimer = 0
  let resumeTimer = 0

  /** From now on, anew. */
  function schedule() {
    clearTimeout(turnTimer)
    const isPlaying = isWanted() && !holds.has('stopped')
    onPlaying(isPlaying)
    if (isPlaying && holds.size === 0 && hasNext()) turnTimer = window.setTimeout(onTurn, carousel.teaserAutoplayMs)
  }

  function hold(reason: Hold) {
    if (reason === 'hover') clearTimeout(resumeTimer)
    if (holds.has(reason)) return
    holds.add(reason)
    schedule()
  }

  function release(reason: Hold) {
    if (holds.delete(reason)) schedule()
  }

  return {
    schedule,
    hold,
    release,
    releaseHoverSoon() {
      clearTimeout(resumeTimer)
      resumeTimer = window.setTimeout(() => release('hover'), carousel.resumeMs)
    },
    /** Whoever presses play wants to see it run, although the button has the mouse and the focus. */
    toggle() {
      if (!holds.has('stopped')) return hold('stopped')
      holds.delete('hover')
      holds.delete('focus')
      release('stopped')
    },
    end() {
      clearTimeout(turnTimer)
      clearTimeout(resumeTimer)
    },
  }
}
