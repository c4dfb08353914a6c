import { routerTimes } from './constants.ts'

const key = 'reloaded-for-chunk'

/**
 * R4.13, R8.02: after a deploy the chunks of an open page may be gone. Goes to `href` (the page itself by default) by a
 * full load, which brings the new build; not again within the guard's time. Answers whether it does.
 */
export function reloadOnce(href = location.href): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < routerTimes.reloadGuard) return false
  sessionStorage.setItem(key, String(Date.now()))
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}
