import { repeatedly } from '../../repeatedly.ts'
import { StoryWriteConflict } from '../story-versions.ts'
import { recordActivity } from './activities.ts'
import { unchecked } from './content-problems.ts'
import { deployRelease } from './deploy-release.ts'
import { ManagementError } from './management-error.ts'
import { type DueParts, everyMs } from './publish-due.ts'

/** Makes releases live at their times, again and again, until it is stopped. What came due while nobody ran is done at the start. */
export const releaseWhenDue = (parts: DueParts) => repeatedly(() => releaseDue(parts, new Date()), everyMs, parts.onError, 'now')

/** Makes live what is due, in the order of its times. A release that can't go live stays as it is and says why. Answers how many went live. */
export async function releaseDue(parts: DueParts, now: Date): Promise<number> {
  const due = await parts.store.database.kysely
    .selectFrom('releases')
    .select(['id', 'name', 'release_at'])
    .where('release_at', '<=', now.toISOString())
    .where('released_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('release_at')
    .orderBy('id')
    .execute()
  let done = 0
  for (const release of due) {
    try {
      await deployRelease(parts, release.id, { forces: false })
      done += 1
    } catch (error) {
      // Somebody is working on it, or another process has done it.
      if (error instanceof StoryWriteConflict) continue
      if (!(error instanceof ManagementError)) throw error
      if (!isUnchecked(error)) await noteRefusal(parts, release, error)
    }
  }
  return done
}

/** As long as nothing can be checked, it waits. */
function isUnchecked({ body }: ManagementError): boolean {
  return JSON.stringify(body).includes(JSON.stringify(unchecked[0]?.message))
}

async function noteRefusal({ store }: DueParts, { id, name, release_at }: Due, { body }: ManagementError): Promise<void> {
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

interface Due {
  id: number
  name: string
  release_at: string | null
}
