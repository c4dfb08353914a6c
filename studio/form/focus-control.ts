/** What one writes or chooses in, or else a button; a field's button for comments stands beside it. */
const controls = ['input, textarea, select, [contenteditable]', 'button:not([data-beside])']

/** Gives the focus to the first control of a field, or of the form's fields, that can take it. */
export function focusControl(within: ParentNode | null | undefined): void {
  for (const selector of controls)
    for (const control of within?.querySelectorAll<HTMLElement>(`[data-field] :is(${selector})`) ?? []) {
      control.focus()
      // What is hidden or disabled does not take it.
      if (document.activeElement === control) return
    }
}
