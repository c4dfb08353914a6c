import type { Words } from '../messages/german.ts'
import { inGermanTime } from '../publish/german-time.ts'

interface Dated {
  release_at?: string | null | undefined
  released: boolean
  released_at?: string | null | undefined
  refusal?: unknown
}

export type ReleaseState = 'live' | 'refused' | 'planned' | 'open'

export function stateOf({ released, refusal, release_at }: Dated): ReleaseState {
  if (released) return 'live'
  if (refusal) return 'refused'
  return release_at ? 'planned' : 'open'
}

/** How a release stands, and since or until when, in words. */
export function stateInWords(release: Dated, { releases }: Pick<Words, 'releases'>, locale: string): string {
  const at = (instant: string | null | undefined) => (instant ? inGermanTime(instant, locale) : '')
  switch (stateOf(release)) {
    case 'live':
      return releases.liveSince(at(release.released_at))
    case 'refused':
      return releases.notLive(at(release.release_at))
    case 'planned':
      return releases.liveAt(at(release.release_at))
    case 'open':
      return releases.withoutTime
  }
}
