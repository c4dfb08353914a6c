import { showIssues, takeBackIssue } from '../../runtime/ui/form-issues.ts'
import { isBusyElsewhere } from '../../runtime/ui/is-busy-elsewhere.ts'
import { type FormAnswer, sendForm } from '../../runtime/ui/send-form.ts'
import type { CustomerData } from '../../schemas/customer.ts'
import { forgetLogIn, isLikelyLoggedIn, rememberLogIn } from './likely-logged-in.ts'

/** The views that are for who is not logged in. */
const outside = ['log-in', 'sign-up', 'sign-up-confirm', 'password-reset']

/** For the answer who is logged in, in milliseconds. */
const readPatienceMs = 8_000

/** What comes of leaving the account. */
const ends = ['logged-out', 'deleted']

const names = '[data-view=account] :is([name=firstName], [name=lastName])'

/**
 * Shows one view of the account's page at a time, sends its forms in place, and puts in who is logged in. It changes only what React
 * never sets: `data-live`, `data-shown`, what is typed, and the words of `data-problem` and `data-fill`.
 */
class CustomerAccount extends HTMLElement {
  #life = new AbortController()
  /** Of several questions only the last one's answer is true. */
  #asked = 0
  #isLoggedIn = false
  /** What mails have brought, by its name in the address. */
  #codes = new Map<string, string>()
  /** Of who was logged in by the last answer; empty for nobody, absent while it is not known. */
  #email: string | undefined

  connectedCallback() {
    this.#life = new AbortController()
    const { signal } = this.#life
    this.#takeCodes()
    // The children may not have been read yet.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.#begin(), { once: true, signal })
    else this.#begin()
  }

  disconnectedCallback() {
    this.#life.abort()
  }

  #begin() {
    const { signal } = this.#life
    this.addEventListener('submit', (event) => this.#submit(event), { signal })
    this.addEventListener('input', takeBackIssue, { signal })
    this.addEventListener('click', ({ target }) => this.#follow(target), { signal })
    // The way back may lead to where the address names nothing.
    addEventListener('hashchange', () => (location.hash ? this.#showNamed() : this.#showFirst())?.focus(), { signal })
    // Another tab may have logged out, and a page that is gone back to does not know.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#ask(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden || this.#ask(), { signal })
    this.dataset.live = ''
    if (!this.#showNamed()) this.#showFirst()
    this.#fillInCodes()
    this.#ask()
  }

  /** What the address names. */
  #showNamed(): HTMLElement | null {
    return this.#show(location.hash.slice(1))
  }

  #showFirst(): HTMLElement | null {
    return this.#show(isLikelyLoggedIn() ? 'customer-account' : 'customer-log-in')
  }

  /**
   * A mail's code goes from the address, where others may read it. Before the document is read: from then on the first script takes an
   * address with another query for that of another page, and loads it.
   */
  #takeCodes() {
    const query = new URLSearchParams(location.search)
    for (const name of (this.dataset.queries ?? '').split(' ')) {
      const code = query.get(name)?.trim()
      // A mail program may have cut it off: then it is typed.
      if (!code) continue
      this.#codes.set(name, code)
      query.delete(name)
      history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
    }
  }

  #fillInCodes() {
    for (const field of this.querySelectorAll<HTMLElement>('[data-query]')) {
      const input = field.querySelector('input')
      const code = this.#codes.get(field.dataset.query ?? '')
      if (!code || !input) continue
      input.value = code
      field.hidden = true
    }
  }

  #showCode(form: HTMLFormElement) {
    for (const field of form.querySelectorAll<HTMLElement>('[data-query]')) field.hidden = false
  }

  /** A code opens once: whoever loads the page again does not want its form. */
  #forgetCode(form: HTMLFormElement) {
    const query = form.querySelector<HTMLElement>('[data-query]')?.dataset.query
    if (query === undefined) return
    this.#codes.delete(query)
    this.#showCode(form)
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  #follow(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href')?.startsWith('#')) this.#show(link.hash.slice(1))?.focus()
  }

  /** Shows a view, or what is said in one. Answers what of it takes the focus, nothing where there is no such view. */
  #show(id: string): HTMLElement | null {
    const shown = document.getElementById(id)
    const view = shown?.closest<HTMLElement>('[data-view]')
    if (!shown || !view || !this.contains(view)) return null
    for (const each of this.querySelectorAll('[data-view], [data-note]'))
      each.toggleAttribute('data-shown', each === view || each === shown)
    for (const each of this.querySelectorAll<HTMLElement>('[data-view]:not([data-shown]) :popover-open')) each.hidePopover()
    return shown === view ? view.querySelector('h2') : shown
  }

  async #submit(event: SubmitEvent) {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.preventDefault()
    const problem = form.querySelector('[data-problem]')
    if (problem) problem.textContent = ''
    // What was said before is not of this form.
    for (const note of form.closest('[data-view]')?.querySelectorAll('[data-note][data-shown]') ?? []) note.removeAttribute('data-shown')
    const answer = await sendForm(form, this.dataset.unreachable ?? '')
    if (!answer) return
    if (answer.isTaken || answer.error === 'not-logged-in') this.#settle(form, answer)
    else {
      if (problem) problem.textContent = answer.message
      if (answer.issues.some(({ field }) => field === 'code')) this.#showCode(form)
      showIssues(form, answer.issues)
    }
    this.#ask()
  }

  /** Empties a form that is done with, and says what came of it. Other forms are left to who types in them. */
  #settle(form: HTMLFormElement, answer: FormAnswer) {
    // The names that were saved stay. What somebody types from now on no answer takes away.
    if (answer.isTaken) for (const input of form.querySelectorAll<HTMLInputElement>(names)) input.defaultValue = input.value
    form.reset()
    if (answer.isTaken && form.closest('[data-view]:not([data-view=account])')) this.#beginAnew()
    if (answer.isTaken) this.#forgetCode(form)
    const said = answer.isTaken ? answer.outcome : answer.error
    // Whoever has left the account meanwhile is told so, and of nothing else.
    if (form.closest('[data-view=account]:not([data-shown])') && !ends.includes(said)) return
    const told = this.#show(`customer-${said}`)
    if (!isBusyElsewhere(form)) told?.focus()
  }

  /** Somebody may just have logged in: what they type before the shop says who they are is theirs, and nothing that stood there before. */
  #beginAnew() {
    this.#emptyAccount()
    this.#email = undefined
  }

  #emptyAccount() {
    for (const form of this.querySelectorAll<HTMLFormElement>('[data-view=account] form')) form.reset()
  }

  async #ask() {
    const asked = ++this.#asked
    const customer = await this.#read()
    if (asked !== this.#asked || customer === undefined) return
    const { email = '', firstName = '', lastName = '' } = customer ?? {}
    for (const input of this.querySelectorAll<HTMLInputElement>(names))
      input.defaultValue = input.name === 'firstName' ? firstName : lastName
    // What somebody else has typed is not theirs.
    if (this.#email !== undefined && this.#email !== email) this.#emptyAccount()
    this.#email = email
    for (const place of this.querySelectorAll('[data-fill]')) {
      if (place instanceof HTMLInputElement) place.defaultValue = email
      else place.textContent = email
    }
    const view = this.querySelector<HTMLElement>('[data-view][data-shown]')?.dataset.view ?? ''
    const wasLoggedIn = this.#isLoggedIn || isLikelyLoggedIn()
    this.#isLoggedIn = customer !== null
    if (customer) {
      rememberLogIn()
      if (outside.includes(view)) this.#show('customer-account')
    } else {
      forgetLogIn()
      // What is on its way may be what ended it, and says so.
      if (view === 'account' && !this.querySelector('[aria-busy=true]'))
        this.#show(wasLoggedIn ? 'customer-not-logged-in' : 'customer-log-in')
    }
  }

  /** Who is logged in, null for nobody; `undefined` where that can't be said. */
  async #read(): Promise<CustomerData['customer'] | undefined> {
    try {
      const { channel = '', locale = '' } = this.dataset
      const response = await fetch('/web-api/customer-data', {
        headers: { 'x-channel': channel, 'x-locale': locale },
        cache: 'no-store',
        signal: AbortSignal.timeout(readPatienceMs),
      })
      return response.ok ? ((await response.json()) as CustomerData).customer : undefined
    } catch {
      return undefined
    }
  }
}

if (!customElements.get('customer-account')) customElements.define('customer-account', CustomerAccount)
