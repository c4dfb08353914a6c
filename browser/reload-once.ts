import { payloadPatience, routerTimes } from './constants.ts'

const key = 'reloaded-for-chunk'

/**
 * R4.13, R8.02: after a deploy the chunks of an open page may be gone. Loads the page anew, which brings the new build; not again
 * within the guard's time, and not while the server can't be reached: what one reads would be lost, and nothing won.
 */
export async function reloadOnce(): Promise<void> {
  if (!mayReload()) return
  const isThere = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(payloadPatience) }).catch(() => undefined)
  if (isThere?.ok && mayReload(true)) location.reload()
}

/** Notes the time where `isNow`. */
function mayReload(isNow = false): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < routerTimes.reloadGuard) return false
    if (isNow) sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    // Where nothing may be stored, nobody would know when to stop.
    return false
  }
}
