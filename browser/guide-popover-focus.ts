/**
 * What the browser leaves open of the focus in popovers. A window that opens takes it: `autofocus` in the markup would do that as
 * well, but every browser complains of it in a frame like the editor's. A menu or window that it leaves closes, for it would lie
 * over what has the focus now (WCAG 2.4.11); from a popover's own button it comes, and may go back there.
 */
export function guidePopoverFocus() {
  addEventListener('beforetoggle', takeFocus, { capture: true })
  addEventListener('focusout', ({ relatedTarget: next }) => {
    if (!(next instanceof Element)) return
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
      if (!popover.contains(next) && (next as HTMLButtonElement).popoverTargetElement !== popover) popover.hidePopover()
  })
}

function takeFocus({ target }: Event) {
  const first = target instanceof Element && target.matches('[role=dialog]') && target.querySelector('button')
  if (first) first.autofocus = true
}
