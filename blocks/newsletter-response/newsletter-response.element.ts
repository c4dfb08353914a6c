import { codeQueries, type NewsletterOutcome } from '../../schemas/newsletter.ts'
import { keepCode, takeKeptCode } from './kept-code.ts'

const unknownCode: NewsletterOutcome = 'unknown-code'

/**
 * Puts the code that a mail brings in the address into its form. Confirming goes on by itself: who is here has opened the link, which
 * programs that only look into mails don't do with scripts. Unsubscribing waits for a click.
 */
class NewsletterResponse extends HTMLElement {
  connectedCallback() {
    // The children may not have been read yet.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.#takeCode(), { once: true })
    else this.#takeCode()
  }

  #takeCode() {
    this.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && keepCode(target))
    if (location.hash === `#newsletter-${unknownCode}`) for (const form of this.querySelectorAll('form')) takeKeptCode(form)
    const query = new URLSearchParams(location.search)
    for (const form of this.querySelectorAll<HTMLFormElement>('form[data-query]')) {
      const name = form.dataset.query ?? ''
      const code = query.get(name)
      const input = form.elements.namedItem('code')
      if (code === null || !(input instanceof HTMLInputElement)) continue
      input.value = code
      if (name === codeQueries.confirm) form.requestSubmit()
      else form.querySelector('button')?.focus()
    }
  }
}

if (!customElements.get('newsletter-response')) customElements.define('newsletter-response', NewsletterResponse)
