import { pageShown } from '../../runtime/page-events.ts'
import { showNotice } from '../../runtime/ui/show-notice.ts'
import { whenUsable } from '../../runtime/ui/when-usable.ts'
import { type Consent, deleteTagCookies, keepConsent, readConsent } from './consent-cookie.ts'
import { allowTag, forbidTag, isTagLoaded, tellPageView } from './google-tag.ts'

/** Who sets this in their browser has answered for all sites: https://www.w3.org/TR/gpc/ */
const isRefused = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Holds for this address alone (R2.16). */
const isLeftOut = () => new URLSearchParams(location.search).get('tracking') === '0'

const settingsHash = '#cookies'

/**
 * Asks whether the tag manager may be loaded, keeps the answer, and loads it for who agrees (R2.16). It changes only what React never
 * sets: `data-askable`, and where its notice stands.
 */
class ConsentQuestion extends HTMLElement {
  #life = new AbortController()
  #notice: HTMLElement | null = null
  #close: (() => void) | undefined
  /** Where the focus was when somebody wanted to see the question. */
  #opener: Element | null = null

  connectedCallback() {
    if (!this.dataset.tag) return
    this.#life = new AbortController()
    const { signal } = this.#life
    this.#notice ??= this.querySelector('[data-notice]')
    this.#notice?.addEventListener('click', ({ target }) => this.#hear(target), { signal })
    this.#notice?.addEventListener('keydown', ({ key }) => key === 'Escape' && readConsent() && this.#end(), { signal })
    document.addEventListener('click', (event) => this.#openBy(event), { capture: true, signal })
    addEventListener(pageShown, () => this.#look(), { signal })
    // It may have been answered in another tab.
    document.addEventListener('visibilitychange', () => readConsent() && !this.#opener && this.#end(), { signal })
    whenUsable.then(() => !signal.aborted && this.#look())
  }

  disconnectedCallback() {
    this.#life.abort()
    this.#end()
  }

  /** Does what is to be done on the page that is shown now. */
  #look() {
    const tag = this.dataset.tag ?? ''
    const isAskable = !isRefused() && !isLeftOut()
    const consent = isAskable ? readConsent() : 'necessary'
    // What was loaded before goes with its document.
    if (consent !== 'all' && isTagLoaded()) return location.reload()
    this.toggleAttribute('data-askable', isAskable)
    if (consent === 'all') {
      allowTag(tag)
      tellPageView(tag)
    } else if (consent === 'necessary' && !isLeftOut()) deleteTagCookies()
    if (isAskable && location.hash === settingsHash) this.#openAgain()
    else if (consent === undefined) this.#show()
    else this.#end()
  }

  #show() {
    if (this.#notice && !this.#close) this.#close = showNotice(this.#notice)
  }

  #openAgain() {
    this.#opener = document.activeElement
    this.#show()
    this.#notice?.focus()
  }

  /** Any link of this page to its settings, also one that an editor has made. */
  #openBy(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[href$="${settingsHash}"]`) : null
    if (!link || link.origin + link.pathname !== location.origin + location.pathname || !this.hasAttribute('data-askable')) return
    event.preventDefault()
    event.stopPropagation()
    this.#openAgain()
  }

  #hear(target: EventTarget | null) {
    const consent = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (!consent) return
    const tag = this.dataset.tag ?? ''
    keepConsent(consent as Consent)
    if (consent === 'all') {
      allowTag(tag)
      tellPageView(tag)
    } else {
      forbidTag(tag)
      deleteTagCookies()
    }
    this.#end()
  }

  #end() {
    const hadFocus = this.#notice?.contains(document.activeElement)
    this.#close?.()
    this.#close = undefined
    if (hadFocus && this.#opener instanceof HTMLElement) this.#opener.focus()
    this.#opener = null
  }
}

if (!customElements.get('consent-question')) customElements.define('consent-question', ConsentQuestion)
