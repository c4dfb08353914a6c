/**
 * What the browser leaves open of the focus in popovers. A window that opens takes it: `autofocus` in the markup would do that as
 * well, but every browser complains of it in a frame like the editor's. A menu or window that it leaves closes, for it would lie
 * over what has the focus now (WCAG 2.4.11); from a popover's own button it comes, and may go back there.
 */
export function guidePopoverFocus() {
  addEventListener('beforetoggle', takeFocus, true)
  addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as HTMLButtonElement | null
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
      if (next && !popover.contains(next) && next.popoverTargetElement !== popover) popover.hidePopover()
  })
}

function takeFocus({ target }: Event) {
  const first = (target as Element).querySelector<HTMLButtonElement>(':scope[role=dialog] button')
  if (first) first.autofocus = true
}
