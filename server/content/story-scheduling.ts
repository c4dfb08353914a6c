import type { SchedulingStatus } from '../database/editorial-tables.ts'
import { newId } from '../database/new-id.ts'
import type { ContentWriting } from './content-writing.ts'

/** Sets when the draft of a story shall be published, or that it shall not (null), and keeps who said so. */
export async function schedulePublishing(writing: ContentWriting, storyId: number, publishAt: string | null): Promise<void> {
  const { trx, now, authorId: person_id } = writing
  await trx.updateTable('stories').set({ publish_at: publishAt }).where('id', '=', storyId).execute()
  if (publishAt === null) return endScheduling(writing, storyId, 'deleted')
  const { numUpdatedRows } = await trx
    .updateTable('story_schedulings')
    .set({ publish_at: publishAt, person_id, updated_at: now })
    .where('story_id', '=', storyId)
    .where('status', '=', 'scheduled')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const row = {
    id: newId(),
    story_id: storyId,
    publish_at: publishAt,
    status: 'scheduled',
    person_id,
    created_at: now,
    updated_at: now,
  } as const
  await trx.insertInto('story_schedulings').values(row).execute()
}

/** Notes what became of the time that a story had, if it had one. */
export async function endScheduling({ trx, now }: ContentWriting, storyId: number, status: SchedulingStatus): Promise<void> {
  await trx
    .updateTable('story_schedulings')
    .set({ status, updated_at: now, ...(status === 'deleted' && { deleted_at: now }) })
    .where('story_id', '=', storyId)
    .where('status', '=', 'scheduled')
    .execute()
}
