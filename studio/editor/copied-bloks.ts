import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'

const key = 'anlass.copied'

/** What was copied last, in any tab of the studio. */
export function readCopied(storage: Storage): RawBlok[] {
  try {
    const copied: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(copied) ? copied.filter(isBlok) : []
  } catch {
    return []
  }
}

export const keepCopied = (storage: Storage, bloks: readonly RawBlok[]) => storage.setItem(key, JSON.stringify(bloks))
