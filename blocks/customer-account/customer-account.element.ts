import { showIssues, takeBackIssue } from '../../runtime/ui/form-issues.ts'
import { sendForm } from '../../runtime/ui/send-form.ts'
import type { CustomerData } from '../../schemas/customer.ts'
import { forgetLogIn, isLikelyLoggedIn, rememberLogIn } from './likely-logged-in.ts'

/** The views that are for who is not logged in. */
const outside = ['log-in', 'sign-up', 'password-reset']

/** For the answer who is logged in, in milliseconds. */
const readPatienceMs = 8_000

/** With what stood in it then. */
interface SentForm {
  form: HTMLFormElement
  fields: FormData
}

/**
 * Shows one view of the account's page at a time, sends its forms in place, and puts in who is logged in. It changes only what React
 * never sets: `data-live`, `data-shown`, what is typed, and the words of `data-problem` and `data-fill`.
 */
class CustomerAccount extends HTMLElement {
  #life = new AbortController()
  /** The form on its way, as it was sent. */
  #sent: SentForm | undefined
  /** Sent with something else while one was on its way: it goes next. */
  #next: HTMLFormElement | undefined
  /** Of several questions only the last one's answer is true. */
  #asked = 0
  #isLoggedIn = false
  /** What mails have brought, by its name in the address. */
  #codes = new Map<string, string>()
  /** Of who was logged in by the last answer; empty for nobody. */
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
    addEventListener('hashchange', () => this.#show(location.hash.slice(1)), { signal })
    // Another tab may have logged out, and a page that is gone back to does not know.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#ask(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden || this.#ask(), { signal })
    this.dataset.live = ''
    if (!this.#show(location.hash.slice(1), false)) this.#show(isLikelyLoggedIn() ? 'customer-account' : 'customer-log-in', false)
    this.#fillInCodes()
    this.#ask()
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

  #follow(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href')?.startsWith('#')) this.#show(link.hash.slice(1))
  }

  /** Shows a view, or what is said in one. Answers whether there is such a thing. */
  #show(id: string, takesFocus = true): boolean {
    const shown = document.getElementById(id)
    const view = shown?.closest<HTMLElement>('[data-view]')
    if (!shown || !view || !this.contains(view)) return false
    for (const each of this.querySelectorAll('[data-view], [data-note]'))
      each.toggleAttribute('data-shown', each === view || each === shown)
    for (const each of this.querySelectorAll<HTMLElement>(':popover-open')) each.hidePopover()
    if (takesFocus) (shown === view ? view.querySelector('h2') : shown)?.focus()
    return true
  }

  async #submit(event: SubmitEvent) {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.preventDefault()
    const fields = new FormData(form)
    if (this.#sent) {
      if (form !== this.#sent.form || !isAlike(fields, this.#sent.fields)) this.#next = form
      return
    }
    const sent = { form, fields }
    this.#sent = sent
    this.#asked++
    const problem = form.querySelector('[data-problem]')
    if (problem) problem.textContent = ''
    const answer = await sendForm(form, this.dataset.unreachable ?? '')
    this.#sent = undefined
    if (answer.isTaken || answer.error === 'not-logged-in') {
      for (const input of this.querySelectorAll<HTMLInputElement>('[type=password]')) if (input.form !== this.#next) input.value = ''
      this.#show(`customer-${answer.isTaken ? answer.outcome : answer.error}`)
      this.#ask(sent)
    } else {
      if (problem) problem.textContent = answer.message
      showIssues(form, answer.issues)
    }
    const next = this.#next
    this.#next = undefined
    next?.requestSubmit()
  }

  /** `sent` is a form that was taken: what was sent with it stands elsewhere now, and what was typed since is yet to be sent. */
  async #ask(sent?: SentForm) {
    const asked = ++this.#asked
    const customer = await this.#read()
    if (asked !== this.#asked || customer === undefined) return
    const { email = '', firstName = '', lastName = '' } = customer ?? {}
    for (const [name, value] of Object.entries({ firstName, lastName }))
      for (const input of this.querySelectorAll<HTMLInputElement>(`[data-view=account] [name=${name}]`)) input.defaultValue = value
    if (sent) resetSent(sent)
    // What somebody else has typed is not theirs.
    if (this.#email !== undefined && this.#email !== email)
      for (const form of this.querySelectorAll<HTMLFormElement>('[data-view=account] form')) form.reset()
    this.#email = email
    for (const place of this.querySelectorAll('[data-fill]')) {
      if (place instanceof HTMLInputElement) place.value = email
      else place.textContent = email
    }
    const view = this.querySelector<HTMLElement>('[data-view][data-shown]')?.dataset.view ?? ''
    const wasLoggedIn = this.#isLoggedIn || isLikelyLoggedIn()
    this.#isLoggedIn = customer !== null
    if (customer) {
      rememberLogIn()
      if (outside.includes(view)) this.#show('customer-account', false)
    } else {
      forgetLogIn()
      if (view === 'account') this.#show(wasLoggedIn ? 'customer-not-logged-in' : 'customer-log-in', false)
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

/** But for what was typed since. A field of a form that was reset shows what is put in later, too. */
function resetSent({ form, fields }: SentForm) {
  const typed = [...form.querySelectorAll('input')].filter(({ name, value }) => value && value !== fields.get(name))
  const values = typed.map(({ value }) => value)
  form.reset()
  for (const [index, field] of typed.entries()) field.value = values[index] ?? ''
}

const isAlike = (fields: FormData, others: FormData) => [...fields].every(([name, value]) => others.get(name) === value)

if (!customElements.get('customer-account')) customElements.define('customer-account', CustomerAccount)
