import { isBusyElsewhere } from './is-busy-elsewhere.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (each: unknown): each is Field => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement

/** Says at each field what the shop found wrong with it, at the first one at once; to who types elsewhere by then, when they send it again. */
export function showIssues(form: HTMLFormElement, issues: readonly { field: string; message: string }[]): void {
  for (const { field, message } of issues) {
    const found = form.elements.namedItem(field)
    if (isField(found)) found.setCustomValidity(message)
  }
  if (!isBusyElsewhere(form)) form.reportValidity()
}

/** What is typed into a field takes back what was said of it: for the form's `input` events. */
export const takeBackIssue = ({ target }: { target: EventTarget | null }): void => {
  if (isField(target)) target.setCustomValidity('')
}
