/** What came of a form that was sent: taken, or what is wrong with it and with which of its fields. */
export type FormAnswer = { isTaken: true } | { isTaken: false; message: string; issues: { field: string; message: string }[] }

/** Sends a form as JSON to its own address. Never rejects: where nobody answers, or not as they should, the message is `unreachable`. */
export async function sendForm(form: HTMLFormElement, unreachable: string): Promise<FormAnswer> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (response.ok) return { isTaken: true }
    const { message = unreachable, issues = [] } = await response.json()
    return { isTaken: false, message, issues }
  } catch {
    return { isTaken: false, message: unreachable, issues: [] }
  }
}
