import { StoryWriteConflict } from '../story-versions.ts'
import { recordActivity } from './activities.ts'
import { unchecked } from './content-problems.ts'
import { deployRelease } from './deploy-release.ts'
import type { Due, DueParts } from './due.ts'
import { ManagementError } from './management-error.ts'

/** The releases that are to go live by an instant (ISO 8601 in UTC). One that can't go live stays as it is and says why. */
export async function dueReleases(parts: DueParts, now: string): Promise<Due[]> {
  const { kysely } = parts.store.database
  const rows = await kysely
    .selectFrom('releases')
    .select(['id', 'name', 'release_at'])
    .where('release_at', '<=', now)
    .where('released_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('id')
    .execute()
  const ids = [-1, ...rows.map(({ id }) => id)]
  const members = await kysely.selectFrom('release_stories').select(['release_id', 'story_id']).where('release_id', 'in', ids).execute()
  return rows.map((release) => ({
    time: release.release_at ?? now,
    stories: members.filter(({ release_id }) => release_id === release.id).map(({ story_id }) => story_id),
    carryOut: () => carryOut(parts, release),
  }))
}

async function carryOut(parts: DueParts, release: DueRelease): ReturnType<Due['carryOut']> {
  try {
    await deployRelease(parts, release.id, { forces: false })
    return 'done'
  } catch (error) {
    // Somebody is working on it, or another process has done it.
    if (error instanceof StoryWriteConflict) return 'waits'
    if (!(error instanceof ManagementError)) throw error
    // As long as nothing can be checked.
    if (isUnchecked(error)) return 'waits'
    await noteRefusal(parts, release, error)
    return 'nothing'
  }
}

function isUnchecked({ body }: ManagementError): boolean {
  return JSON.stringify(body).includes(JSON.stringify(unchecked[0]?.message))
}

async function noteRefusal({ store }: DueParts, { id, name, release_at }: DueRelease, { body }: ManagementError): Promise<void> {
  await store.transaction(async (writing) => {
    const { numUpdatedRows } = await writing.trx
      .updateTable('releases')
      .set({ refusal: JSON.stringify(body), updated_at: writing.now })
      .where('id', '=', id)
      .where('release_at', '=', release_at)
      .where('released_at', 'is', null)
      .where('refusal', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await recordActivity(writing, 'release.deploy_refused', { id, name })
  })
}

interface DueRelease {
  id: number
  name: string
  release_at: string | null
}
