/** That somebody was logged in when this browser last asked: their account is shown at once, in the place of the form. It opens nothing. */
const kept = 'customer-logged-in'

export function isLikelyLoggedIn(): boolean {
  try {
    return localStorage.getItem(kept) !== null
  } catch {
    return false
  }
}

export const rememberLogIn = () => keep(() => localStorage.setItem(kept, ''))
export const forgetLogIn = () => keep(() => localStorage.removeItem(kept))

function keep(change: () => void): void {
  try {
    change()
  } catch {
    // Then the form is there for a moment.
  }
}
