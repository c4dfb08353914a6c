import { reloadGuard } from './constants.ts'

const key = 'reloaded'

/**
 * R4.13, R8.02: after a deploy the chunks of an open page may be gone. Loads the page anew, which brings the new build; not again
 * within the guard's time, and not while the server can't be reached: what one reads would be lost, and nothing won.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadGuard) return
    const { ok } = await fetch(location.href, { method: 'HEAD' })
    if (!ok) return
    sessionStorage.setItem(key, `${Date.now()}`)
    location.reload()
  } catch {
    // Where nothing may be stored, nobody would know when to stop.
  }
}
