import type { Connection } from '../management/connection.ts'
import { scopedStorage } from './scoped-storage.ts'

/** Where what is edited in a space is kept. A browser that is told to store nothing throws at the mere look at it. */
export function findStorage(connection: Connection | undefined): Storage | undefined {
  try {
    return connection ? scopedStorage(localStorage, `${connection.service} ${connection.spaceId}`) : localStorage
  } catch {
    return undefined
  }
}
