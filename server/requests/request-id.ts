import { randomUUID } from 'node:crypto'

// The same for all of this process; what follows counts. To draw each anew costs half a microsecond of every page from the cache.
const ofProcess = randomUUID().slice(0, -12)
let count = 0

/** Names one request, for the answer and the log, in the form of a UUID. */
export const nextRequestId = (): string => ofProcess + (++count).toString(16).padStart(12, '0')
