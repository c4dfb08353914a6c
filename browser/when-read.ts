/** Calls back when the whole document is there: the first script may run before. */
export function whenRead(callback: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback)
  else callback()
}
