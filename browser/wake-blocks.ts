import type { Wakes } from '../runtime/define-block.ts'
import { idleFallback } from './constants.ts'
import { reloadOnce } from './reload-once.ts'
import { whenRead } from './when-read.ts'

/**
 * Watches the interactive blocks of the document and wakes each when its definition says. Clicks and choices are kept from the first
 * moment: nobody has made them in vain, though the document was still being read.
 */
export function wakeBlocks(wake: (uid: string) => Promise<void>) {
  const start = (block: HTMLElement) => wake(block.dataset.uid ?? '').then(() => true, reloadOnce)
  /** Those of a later page are drawn alive. */
  let sleeping: Set<HTMLElement> | undefined
  const keep = (event: Event) => {
    const block = (event.target as Element).closest?.<HTMLElement>('[data-wakes]:not([data-awake])')
    // Where its code could not be had, a block does what it does without.
    if (!block || isPlaying || sleeping?.has(block) === false) return
    keepers[event.type]?.(event, () => new Promise<void>(whenRead).then(() => start(block)))
  }
  // Above React, which lets through no click on what it has not come to yet.
  for (const type in keepers) document.addEventListener(type, keep, true)
  // What was chosen before anybody listened is chosen once more, and taken back until then: React hears only of what changes.
  for (const chosen of document.querySelectorAll<HTMLInputElement>('[data-wakes] :not(:default):checked')) {
    chosen.checked = false
    chosen.closest('select')?.dispatchEvent(new Event('change', { bubbles: true })) ?? chosen.click()
  }
  whenRead(() => {
    sleeping = new Set(document.querySelectorAll<HTMLElement>('[data-wakes]'))
    // Where one has been before, all were awake perhaps, and the page as long as they make it.
    for (const block of sleeping) watchers[history.state ? 'load' : (block.dataset.wakes as Wakes)](block, () => start(block))
  })
}

type Watcher = (block: HTMLElement, wake: () => void) => void

const watchers: Record<Wakes, Watcher> = {
  load: (_, wake) => wake(),
  // Older Safaris have no idle callback.
  idle: (_, wake) => window.requestIdleCallback?.(wake) ?? setTimeout(wake, idleFallback),
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

/** `wake` answers whether the block lives. */
type Keeper = (event: Event, wake: () => Promise<unknown>) => void

let isPlaying = false

/** What a block can't answer yet is played again once it can, whatever it waits for; `otherwise` where it can't, until it is asked again. */
const playOnceAwake = (wake: () => Promise<unknown>, play: () => void, otherwise?: (() => void) | null) =>
  void wake().then((isAwake) => {
    isPlaying = true
    ;(isAwake ? play : otherwise)?.()
    isPlaying = false
  })

const keepers: Record<string, Keeper> = {
  click(event, wake) {
    // What is drawn in a button can't be clicked by itself.
    const target = (event.target as Element).closest<HTMLElement>(':not(svg, svg *)')
    // A link needs nothing of its block, and may be for another tab.
    if (!target || target.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    const play = () => target.click()
    // A form is sent without script, too. What is chosen anywhere else would change nothing.
    playOnceAwake(wake, play, target.closest('form') && play)
  },
  // Other fields keep what is written in them.
  change(event, wake) {
    const select = (event.target as Element).closest('select')
    if (!select) return
    const { value } = select
    playOnceAwake(
      wake,
      () => {
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      () => {
        select.value = select.querySelector<HTMLOptionElement>('[selected]')?.value ?? value
      },
    )
  },
}
