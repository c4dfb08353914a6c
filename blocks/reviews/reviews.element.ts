/** Puts the page of the service for reviews where its button stands, once somebody wants to see it. */
class CustomerReviews extends HTMLElement {
  #life = new AbortController()

  connectedCallback() {
    this.#life = new AbortController()
    this.addEventListener('click', ({ target }) => this.#show(target), { signal: this.#life.signal })
  }

  disconnectedCallback() {
    this.#life.abort()
  }

  #show(target: EventTarget | null) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-src]') : null
    const { src, title = '' } = button?.dataset ?? {}
    if (!button || !src) return
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = title
    frame.referrerPolicy = 'strict-origin'
    // It may run its own scripts and open its own pages, and reaches nothing of this one.
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox')
    // What stood there is hidden, not taken away: it is React's where the page is React's.
    button.parentElement?.append(frame)
    frame.focus()
  }
}

if (!customElements.get('customer-reviews')) customElements.define('customer-reviews', CustomerReviews)
