import { errorsPath } from '../runtime/errors-path.ts'
import { messageLength, stackLength } from './constants.ts'

/** Of one document: what fails once often fails again and again. */
let left = 3

/** Tells the shop what fails in this browser, unless the address says `logging=0` (R2.16). */
export function tellErrors() {
  addEventListener('error', ({ message, error }) => tell(message, error))
  addEventListener('unhandledrejection', ({ reason }) => tell(`${reason}`, reason))
}

function tell(message: string, error?: { stack?: unknown }) {
  // What fails to load is an error of its element, and has no message.
  if (!message || left-- < 1 || new URLSearchParams(location.search).get('logging') === '0') return
  navigator.sendBeacon(
    errorsPath,
    JSON.stringify({
      message: message.slice(0, messageLength),
      stack: `${error?.stack ?? ''}`.slice(0, stackLength),
      path: location.pathname,
    }),
  )
}
