/**
 * Closes a menu or window that the focus has left: it would lie over what has it now (WCAG 2.4.11). From a popover's own button the
 * focus comes, and may go back there.
 */
export function closeLeftPopovers() {
  addEventListener('focusout', (event) => {
    const next = event.relatedTarget as HTMLButtonElement | null
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
      if (next && !popover.contains(next) && next.popoverTargetElement !== popover) popover.hidePopover()
  })
}
