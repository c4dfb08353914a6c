import { StoryWriteConflict } from '../story-versions.ts'
import { recordActivity } from './activities.ts'
import { unchecked } from './content-problems.ts'
import { deployRelease } from './deploy-release.ts'
import type { Due, DueParts } from './do-due.ts'
import { ManagementError } from './management-error.ts'

/** The releases that are to go live by an instant (ISO 8601 in UTC). One that can't go live stays as it is and says why. */
export async function dueReleases(parts: DueParts, now: string): Promise<Due[]> {
  const rows = await parts.store.database.kysely
    .selectFrom('releases')
    .select(['id', 'name', 'release_at'])
    .where('release_at', '<=', now)
    .where('released_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((release) => ({ time: release.release_at ?? now, carryOut: () => carryOut(parts, release) }))
}

async function carryOut(parts: DueParts, release: DueRelease): Promise<boolean> {
  try {
    await deployRelease(parts, release.id, { forces: false })
    return true
  } catch (error) {
    // Somebody is working on it, or another process has done it.
    if (error instanceof StoryWriteConflict) return false
    if (!(error instanceof ManagementError)) throw error
    if (!isUnchecked(error)) await noteRefusal(parts, release, error)
    return false
  }
}

/** As long as nothing can be checked, it waits. */
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
