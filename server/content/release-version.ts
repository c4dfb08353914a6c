import type { ReleaseVersion } from '../database/story-content-table.ts'

/** Under which version the text of a story in a release is stored. */
export const releaseVersion = (releaseId: number): ReleaseVersion => `release:${releaseId}`

/** The release whose text this version is; null for a draft and what is published. */
export function releaseOf(version: string): number | null {
  return version.startsWith('release:') ? Number(version.slice('release:'.length)) : null
}
