import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tells builds apart (R7.16): a short name of everything the build in `folder` made for browsers. */
export function readBuildVersion(folder: string): string {
  return createHash('sha1')
    .update(readFileSync(join(folder, 'assets.json')))
    .digest('base64url')
    .slice(0, 8)
}
