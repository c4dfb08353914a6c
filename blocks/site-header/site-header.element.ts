/** Closes the menus when a link in them is followed: a navigation without a new document leaves the head standing. */
class SiteHeader extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this)
    window.addEventListener('popstate', this)
  }

  disconnectedCallback() {
    this.removeEventListener('click', this)
    window.removeEventListener('popstate', this)
  }

  handleEvent({ type, target }: Event) {
    if (type === 'click' && !(target instanceof Element && target.closest('a'))) return
    for (const popover of this.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  }
}

if (!customElements.get('site-header')) customElements.define('site-header', SiteHeader)
