import { showNotice } from '../../runtime/ui/show-notice.ts'
import { whenUsable } from '../../runtime/ui/when-usable.ts'
import { findCountry, hasAnswered, keepAnswered } from './visitor-country.ts'

/** How long it waits while it would disturb, in milliseconds. */
const disturbsMs = 3_000
/** Something that was opened, another question, or somebody who types. */
const busy = ':popover-open, dialog[open], body > [data-notice], :is(input, textarea, select, [contenteditable]):focus'

/** Asks who is in another country than the shop they see whether they want that country's, once (R2.27). */
class CountrySwitch extends HTMLElement {
  #life = new AbortController()
  #notice: HTMLElement | null = null
  #close: (() => void) | undefined
  #timer = 0

  connectedCallback() {
    if (this.dataset.asks === undefined) return
    this.#life = new AbortController()
    const { signal } = this.#life
    this.#notice ??= this.querySelector('[data-notice]')
    whenUsable.then(findCountry).then((country) => !signal.aborted && this.#choose(country, signal))
  }

  disconnectedCallback() {
    this.#life.abort()
    clearTimeout(this.#timer)
    this.#close?.()
  }

  #choose(country: string, signal: AbortSignal) {
    const parts = [...(this.#notice?.querySelectorAll<HTMLElement>('[data-country]') ?? [])].filter(
      (part) => part.dataset.country === country,
    )
    if (parts.length === 0 || hasAnswered(country, new Date())) return
    for (const part of parts) {
      part.hidden = false
      // A page that is nowhere is nowhere else either.
      if (part instanceof HTMLAnchorElement && !document.querySelector('link[rel=alternate]')) part.href = part.dataset.home ?? '/'
    }
    const answer = () => {
      keepAnswered(country, new Date())
      this.#close?.()
    }
    this.#notice?.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a, [data-stay]') && answer(), {
      signal,
    })
    this.#notice?.addEventListener('keydown', ({ key }) => key === 'Escape' && answer(), { signal })
    this.#showWhenFree(country)
  }

  #showWhenFree(country: string) {
    // In another tab it may have been answered meanwhile.
    if (!this.#notice || hasAnswered(country, new Date())) return
    if (document.hidden || document.querySelector(busy)) this.#timer = window.setTimeout(() => this.#showWhenFree(country), disturbsMs)
    else this.#close = showNotice(this.#notice)
  }
}

if (!customElements.get('country-switch')) customElements.define('country-switch', CountrySwitch)
