import { storedWishlist, wishlistEvents } from '../../runtime/wishlist.ts'

const windowEvents = ['popstate', ...wishlistEvents]

/**
 * A navigation without a new document leaves the head standing: closes its menus when a link in them is followed, and marks
 * the links that lead to the page one is on. Beside the link to the wishlist it says how much is kept there.
 */
class SiteHeader extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this)
    for (const type of windowEvents) window.addEventListener(type, this)
    // Browsers without it mark the page they were loaded with.
    window.navigation?.addEventListener('currententrychange', this)
    this.#markLinks()
  }

  disconnectedCallback() {
    this.removeEventListener('click', this)
    for (const type of windowEvents) window.removeEventListener(type, this)
    window.navigation?.removeEventListener('currententrychange', this)
  }

  handleEvent({ type, target }: Event) {
    if (type !== 'click' && type !== 'popstate') return this.#markLinks()
    if (type === 'click' && !(target instanceof Element && target.closest('a'))) return
    for (const popover of this.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  }

  #markLinks() {
    for (const link of this.querySelectorAll('a')) link.ariaCurrent = link.href === location.origin + location.pathname ? 'page' : null
    const kept = storedWishlist()
    // Channels without a wishlist have no such link.
    this.querySelector('[href$="/wishlist/"]')?.setAttribute('data-count', kept && String(kept.split(' ').length))
  }
}

if (!customElements.get('site-header')) customElements.define('site-header', SiteHeader)
