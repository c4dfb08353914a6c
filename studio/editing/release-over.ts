import type { ManagementClient } from '../management/management-client.ts'
import { ManagementError } from '../management/management-error.ts'
import type { ReleaseWithStories } from '../management/release-calls.ts'

/** How a release ended whose texts can't be changed any more. */
export type ReleaseEnd = 'live' | 'deleted'

/** Nothing can be saved in the release: it has gone live, or was deleted. What its texts were, the stories' versions know. */
export class ReleaseOverError extends ManagementError {
  override name = 'ReleaseOverError'
  readonly end: ReleaseEnd

  constructor(end: ReleaseEnd) {
    super(404, 'The release has gone live, or was deleted.')
    this.end = end
  }
}

/** A release whose texts can still be changed. Throws a ReleaseOverError for any other. */
export async function openRelease(client: Pick<ManagementClient, 'release'>, id: number): Promise<ReleaseWithStories> {
  const release = await client.release(id).catch((error) => {
    throw error instanceof ManagementError && error.status === 404 ? new ReleaseOverError('deleted') : error
  })
  if (release.released) throw new ReleaseOverError('live')
  return release
}

export async function findReleaseEnd(client: Pick<ManagementClient, 'release'>, id: number): Promise<ReleaseEnd | undefined> {
  try {
    await openRelease(client, id)
    return undefined
  } catch (error) {
    if (error instanceof ReleaseOverError) return error.end
    throw error
  }
}
