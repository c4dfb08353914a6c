import { setFlagsFromString } from 'node:v8'

/**
 * V8 learns which objects live long and makes the next ones of their kind where only a long collection looks. Here it learns
 * from stories that stay known, and is wrong for every other one: whatever such a dead object points at, a whole parsed story,
 * waits with it, and is copied meanwhile. Call it before the first page is made; it holds for the process.
 */
export const keepPagesYoung = () => setFlagsFromString('--no-allocation-site-pretenuring')
