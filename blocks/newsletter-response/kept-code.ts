const kept = 'newsletter-code'

const codeField = (form: HTMLFormElement) => form.elements.namedItem('code')

/** Keeps what is sent as a code: the answer is a page of its own, and a slip of the finger is corrected there. */
export function keepCode(form: HTMLFormElement): void {
  const input = codeField(form)
  if (!(input instanceof HTMLInputElement)) return
  try {
    sessionStorage.setItem(kept, `${form.dataset.query} ${input.value}`)
  } catch {
    // Then it is typed anew.
  }
}

/** Puts the code that was refused back into its form. */
export function takeKeptCode(form: HTMLFormElement): void {
  const input = codeField(form)
  try {
    const [query, code] = sessionStorage.getItem(kept)?.split(/ (.*)/s) ?? []
    if (input instanceof HTMLInputElement && query === form.dataset.query) input.value = code ?? ''
  } catch {
    // Nothing was kept.
  }
}
