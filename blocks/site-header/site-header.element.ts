/**
 * A navigation without a new document leaves the head standing: closes its menus when a link in them is followed, and marks
 * the links that lead to the page one is on.
 */
class SiteHeader extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this)
    window.addEventListener('popstate', this)
    // Browsers without it mark the page they were loaded with.
    window.navigation?.addEventListener('currententrychange', this)
    this.#markCurrent()
  }

  disconnectedCallback() {
    this.removeEventListener('click', this)
    window.removeEventListener('popstate', this)
    window.navigation?.removeEventListener('currententrychange', this)
  }

  handleEvent({ type, target }: Event) {
    if (type === 'currententrychange') return this.#markCurrent()
    if (type === 'click' && !(target instanceof Element && target.closest('a'))) return
    for (const popover of this.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  }

  #markCurrent() {
    for (const link of this.querySelectorAll('a')) link.ariaCurrent = link.href === location.origin + location.pathname ? 'page' : null
  }
}

if (!customElements.get('site-header')) customElements.define('site-header', SiteHeader)
