import { reloadGuard } from './constants.ts'

// A field is valid or not, to who fills it in, only once it is left. Who has clicked a link is at it, and may be on their way: to load
// this page would call them back. A browser that does not know these finds none.
const inUse = ':is(a:focus,a:hover,:user-valid,:user-invalid,:focus:read-write)'

/** Of this document, or near enough. */
const began = Date.now()

/**
 * R4.13, R8.02: after a deploy the chunks of an open page may be gone. Loads the page anew, which brings the new build; not while the
 * server can't be reached, when what one reads would be lost and nothing won, not under somebody who fills in a form or follows a
 * link, and not a page that began within the guard's time of such a reload: it would meet the same end, however long that takes.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (!(await fetch(location.href, { method: 'HEAD' })).ok) return
    if (began - sessionStorage.reloaded < reloadGuard || document.querySelector(inUse)) return
    sessionStorage.reloaded = Date.now()
    location.reload()
  } catch {
    // Where nothing may be stored, nobody would know when to stop.
  }
}
