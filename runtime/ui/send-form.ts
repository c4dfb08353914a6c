/** What came of a form that was sent: taken, with what the shop calls the outcome; or what is wrong with it, by a key and in words, and with which of its fields. */
export type FormAnswer =
  | { isTaken: true; outcome: string }
  | { isTaken: false; error: string; message: string; issues: { field: string; message: string }[] }

/** Whoever waits longer thinks that nothing happens, and is told so. */
const patienceMs = 15_000

/**
 * Sends a form as JSON to its own address. Never rejects: where nobody answers, in 15 seconds, or not as they should, the message is
 * `unreachable`. Until the answer nothing can be typed into the form, so nobody corrects what is on its way, and it is not sent a second
 * time: that is answered with `undefined`.
 */
export async function sendForm(form: HTMLFormElement, unreachable: string): Promise<FormAnswer | undefined> {
  if (form.ariaBusy) return
  const fields = form.querySelectorAll<HTMLInputElement>(':is(input, textarea):read-write')
  // Fields that can only be read keep the focus. What this leaves in the markup, first-screen.ts takes out.
  const lock = (isSent: boolean) => {
    form.ariaBusy = isSent ? 'true' : null
    for (const field of fields) field.readOnly = isSent
  }
  lock(true)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { outcome = '', error = '', message = unreachable, issues = [] } = await response.json()
    return response.ok ? { isTaken: true, outcome } : { isTaken: false, error, message, issues }
  } catch {
    return { isTaken: false, error: '', message: unreachable, issues: [] }
  } finally {
    lock(false)
  }
}
