import type { Wakes } from '../runtime/define-block.ts'
import { routerTimes } from './constants.ts'
import { reloadOnce } from './reload-once.ts'

/** Watches the page's interactive blocks and wakes each when its definition says. */
export function wakeBlocks(wake: (uid: string) => Promise<void>) {
  for (const block of document.querySelectorAll<HTMLElement>('[data-wakes]')) {
    const { uid = '', wakes } = block.dataset
    const start = () => wake(uid).catch(() => reloadOnce())
    // Early clicks are kept and played again once the block can answer them, whatever it waits for.
    catchEarlyClick(block, start)
    watchers[wakes as Wakes](block, start)
  }
}

type Watcher = (block: HTMLElement, wake: () => void) => void

const watchers: Record<Wakes, Watcher> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => whenIdle(wake),
  visible: (block, wake) => {
    const observer = new IntersectionObserver((entries) => {
      // On a busy page the sight before and the one now come together.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      wake()
    })
    // The wrapper has no box of its own.
    if (block.firstElementChild) observer.observe(block.firstElementChild)
  },
  interaction: (block, wake) => {
    for (const type of ['pointerover', 'focusin', 'touchstart']) block.addEventListener(type, wake, { once: true, passive: true })
  },
}

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, routerTimes.idleFallback)
}

function catchEarlyClick(block: HTMLElement, wake: () => Promise<unknown>) {
  let isPlaying = false
  const keep = (event: Event) => {
    // Where its code could not be had, the click does what it does without.
    if (isPlaying || block.hasAttribute('data-awake')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { target } = event
    void wake().then(() => {
      isPlaying = true
      if (target instanceof HTMLElement) target.click()
      isPlaying = false
    })
  }
  block.addEventListener('click', keep, { capture: true })
}
