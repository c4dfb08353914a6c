import type { ContentWriting } from '../content-writing.ts'
import type { StoryProblem } from '../story-problem.ts'
import { endScheduling } from '../story-scheduling.ts'
import { publishStory, unpublishStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { problemsIn, unchecked } from './content-problems.ts'
import type { Due, DueParts } from './due.ts'

type Column = 'publish_at' | 'expire_at'

/** The stories that are to be published, or taken offline, by an instant (ISO 8601 in UTC). */
export async function dueStories(parts: DueParts, now: string): Promise<Due[]> {
  const rows = await parts.store.database.kysely
    .selectFrom('stories')
    .select(['id', 'publish_at', 'expire_at'])
    .where((where) => where.or([where('publish_at', '<=', now), where('expire_at', '<=', now)]))
    .execute()
  return rows.flatMap(({ id, ...times }) =>
    (['publish_at', 'expire_at'] as const).flatMap((column) => {
      const time = times[column]
      return time !== null && time <= now ? [{ time, stories: [id], carryOut: () => carryOut(parts, { id, column, time }) }] : []
    }),
  )
}

async function carryOut(parts: DueParts, due: Omit<Turn, 'checked'>): ReturnType<Due['carryOut']> {
  const checked = due.column === 'publish_at' ? await checkDraft(parts, due.id) : undefined
  if (checked?.problems === unchecked) return 'waits'
  return parts.store.transaction((writing) => takeTurn(writing, { ...due, checked }))
}

interface CheckedDraft {
  versionId: number | null
  problems: readonly StoryProblem[]
}

async function checkDraft(parts: DueParts, id: number): Promise<CheckedDraft | undefined> {
  const draft = await parts.store.database.kysely
    .selectFrom('stories as story')
    .innerJoin('story_contents as content', 'content.story_id', 'story.id')
    .select(['story.version_id', 'content.content'])
    .where('story.id', '=', id)
    .where('content.version', '=', 'draft')
    .executeTakeFirst()
  return draft && { versionId: draft.version_id, problems: await problemsIn(parts, draft.content) }
}

interface Turn {
  id: number
  column: Column
  time: string
  checked: CheckedDraft | undefined
}

/**
 * Whoever takes the time away does what was due then; an editor who has just moved it, too, comes first. A draft that was saved
 * since it was checked waits for the next look.
 */
async function takeTurn(writing: ContentWriting, { id, column, time, checked }: Turn): ReturnType<Due['carryOut']> {
  const { trx } = writing
  let turn = trx
    .updateTable('stories')
    .set({ [column]: null })
    .where('id', '=', id)
    .where(column, '=', time)
  if (checked) turn = turn.where('version_id', checked.versionId === null ? 'is' : '=', checked.versionId)
  const { numUpdatedRows } = await turn.executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return checked ? 'waits' : 'nothing'
  const row = await trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (column === 'expire_at') {
    if (row.published_at === null) return 'nothing'
    await unpublishStory(writing, id)
    await recordActivity(writing, 'story.unpublish', row)
    return 'done'
  }
  const isValid = checked?.problems.length === 0
  await endScheduling(writing, id, isValid ? 'schedule_published' : 'invalid_story')
  if (!isValid) {
    await recordActivity(writing, 'story.publish_refused', row)
    return 'nothing'
  }
  await publishStory(writing, id)
  await recordActivity(writing, 'story.publish', row)
  return 'done'
}
