/** Whether somebody has gone on to a field that is not the form's, or into a window over the page: then the focus stays with them. */
export function isBusyElsewhere(form?: HTMLFormElement): boolean {
  const { activeElement: active } = document
  if (form?.contains(active) || !active?.matches(':is(input, textarea, select, [popover] *)')) return false
  // What is hidden has the focus for a moment longer.
  return active.getClientRects().length > 0
}
