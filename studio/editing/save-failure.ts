import { ConnectionError, ManagementError } from '../management/management-error.ts'
import { ReleaseOverError } from './release-over.ts'
import type { SaveState } from './save-state.ts'

/** What a failure says of the line, the person, the story or the release; `undefined` when it is about what was sent, or about the service. */
export function saveStateAfter(error: unknown): SaveState | undefined {
  if (error instanceof ConnectionError) return 'offline'
  if (error instanceof ReleaseOverError) return `release-${error.end}`
  if (!(error instanceof ManagementError)) return undefined
  return ({ 401: 'signed-out', 404: 'gone' } as const)[error.status]
}

/** Whether the service has looked at what was sent, and has not taken it: sent again, it would not take it either. */
export const isFinal = (error: unknown) => error instanceof ManagementError && error.status < 500 && error.status !== 429
