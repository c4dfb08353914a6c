import { wishlist } from '../../runtime/kept-list.ts'

const windowEvents = ['popstate', ...wishlist.events]

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
    this.#markLinks()
    if (type === 'popstate' || (type === 'click' && (target as Element).closest('a')))
      for (const popover of this.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  }

  #markLinks() {
    for (const link of this.querySelectorAll('a')) link.ariaCurrent = link.href === location.origin + location.pathname ? 'page' : null
    // Channels without a wishlist have no such link.
    const link = this.querySelector('[href$="/wishlist/"]')
    if (link) showCount(link, wishlist.stored())
  }
}

/** Beside the heart, where nothing has to make room. Its look comes with it: few visitors see it, and all get the styles of the head. */
function showCount(link: Element, kept: string) {
  const count = link.querySelector('span') ?? link.appendChild(document.createElement('span'))
  count.style.cssText = 'position:absolute;translate:.9rem -.6rem;font-size:.85rem'
  count.textContent = kept && String(kept.split(' ').length)
}

if (!customElements.get('site-header')) customElements.define('site-header', SiteHeader)
