import { ConnectionError } from '../management/management-error.ts'
import type { Words } from './german.ts'

/** What went wrong, as a person is told it. */
export function wordError(error: unknown, words: Pick<Words, 'noConnection'>): string {
  if (error instanceof ConnectionError) return words.noConnection
  return error instanceof Error ? error.message : String(error)
}
