import { showIssues, takeBackIssue } from '../../runtime/ui/form-issues.ts'
import { isBusyElsewhere } from '../../runtime/ui/is-busy-elsewhere.ts'
import { sendForm } from '../../runtime/ui/send-form.ts'
import { mayCome, remember } from './popup-times.ts'

/** How long somebody is on a page before the window comes, and how long it waits while it would disturb, in milliseconds. */
const comesAfterMs = 30_000
const disturbsMs = 5_000

/**
 * Sends a newsletter's form where it stands, says what is wrong at the field, and brings the window that comes by itself (R2.26). It
 * changes only what React never sets: `data-sent`, what is typed, and the words of `data-problem`.
 */
class NewsletterForm extends HTMLElement {
  #life = new AbortController()
  #timer = 0

  connectedCallback() {
    this.#life = new AbortController()
    const { signal } = this.#life
    this.addEventListener('submit', (event) => this.#submit(event), { signal })
    this.addEventListener('input', takeBackIssue, { signal })
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#popup?.hidePopover(), { signal })
    if (this.dataset.presentation === 'popup' && mayCome(new Date())) this.#comeAfter(comesAfterMs)
  }

  disconnectedCallback() {
    this.#life.abort()
    clearTimeout(this.#timer)
  }

  async #submit(event: SubmitEvent) {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const answer = await sendForm(form, form.dataset.unreachable ?? '')
    if (!answer) return
    const problem = this.querySelector('[data-problem]')
    if (!answer.isTaken) {
      if (problem) problem.textContent = answer.message
      showIssues(form, answer.issues)
      return
    }
    this.dataset.sent = ''
    if (!isBusyElsewhere(form)) this.querySelector<HTMLElement>('[data-thanks]')?.focus()
    remember(new Date(), 'subscribed')
  }

  #comeAfter(ms: number) {
    this.#timer = window.setTimeout(() => {
      if (
        document.hidden ||
        document.querySelector(':popover-open, dialog[open], body > [data-notice], :is(input, textarea, select):focus')
      ) {
        this.#comeAfter(disturbsMs)
      } else {
        this.#popup?.showPopover()
        remember(new Date(), 'shown')
      }
    }, ms)
  }

  get #popup() {
    return this.querySelector<HTMLElement>('[popover=manual]')
  }
}

if (!customElements.get('newsletter-form')) customElements.define('newsletter-form', NewsletterForm)
