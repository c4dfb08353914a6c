import { access, constants } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import type { Readiness } from '../requests/health-routes.ts'

export interface ReadinessParts {
  /** Rejects while the content is out of reach. */
  readContent(): Promise<unknown>
  dataFolder: string
  /** Whether there are pages that were made before. */
  hasPages(): boolean
}

/** What is open in the data folder stays so, whatever becomes of that: pages are still made, but without their pictures, and no file is kept. */
const readAndWrite = constants.R_OK | constants.W_OK | constants.X_OK

/** In milliseconds. Who looks after processes gives up after a second (Kubernetes' `timeoutSeconds`), and would take them all for dead. */
const patienceMs = 700

/**
 * Answers what a process can serve now, whenever it is asked. The content is the same for all processes: were each of them not ready
 * without it, nobody would be sent to the pages that they still have. The data folder is this machine's own.
 */
export function createReadiness({ readContent, dataFolder, hasPages }: ReadinessParts): () => Promise<Readiness> {
  let reading: Promise<boolean> | undefined
  /** Once at a time, however many ask: anybody may, and hosted content answers a few questions a second. The rest would wait in memory. */
  const isRead = () => {
    reading ??= succeeds(readContent()).finally(() => {
      reading = undefined
    })
    return reading
  }
  return async () => {
    if (!(await succeeds(access(dataFolder, readAndWrite)))) return 'not-ready'
    if (!hasPages()) return (await isRead()) ? 'ready' : 'not-ready'
    return (await Promise.race([isRead(), after(patienceMs, false, { ref: false })])) ? 'ready' : 'last-good-pages'
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
