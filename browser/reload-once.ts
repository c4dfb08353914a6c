import { payloadPatience, reloadGuard } from './constants.ts'

const key = 'reloaded-for-chunk'

/**
 * R4.13, R8.02: after a deploy the chunks of an open page may be gone. Loads the page anew, which brings the new build; not again
 * within the guard's time, and not while the server can't be reached: what one reads would be lost, and nothing won.
 */
export async function reloadOnce(): Promise<void> {
  if (reloadedLately()) return
  const isThere = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(payloadPatience) }).catch(() => undefined)
  if (isThere?.ok && !reloadedLately() && noteReload()) location.reload()
}

// Where nothing may be stored, nobody would know when to stop.

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < reloadGuard
  } catch {
    return true
  }
}

/** Answers whether it could be noted. */
function noteReload(): boolean {
  try {
    sessionStorage.setItem(key, `${Date.now()}`)
    return true
  } catch {
    return false
  }
}
