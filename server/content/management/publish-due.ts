import { repeatedly } from '../../repeatedly.ts'
import type { ContentStore } from '../content-store.ts'
import type { ContentWriting } from '../content-writing.ts'
import type { StoryProblem } from '../story-problem.ts'
import { endScheduling } from '../story-scheduling.ts'
import { publishStory, unpublishStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { problemsIn, unchecked } from './content-problems.ts'
import type { FindProblems } from './environment.ts'

export interface DueParts {
  store: ContentStore
  findProblems: FindProblems
  onError: (error: Error) => void
}

/** How late a story, or a release, may be. */
export const everyMs = 5_000

/** Publishes and takes offline what is due, again and again, until it is stopped. What came due while nobody ran is done at the start. */
export const publishWhenDue = (parts: DueParts) => repeatedly(() => publishDue(parts, new Date()), everyMs, parts.onError, 'now')

/** Does what is due, in the order of its times. Processes that share a database do each of it once. Answers how many changes it made. */
export async function publishDue(parts: DueParts, now: Date): Promise<number> {
  const due = await selectDue(parts.store, now.toISOString())
  let done = 0
  for (const { id, column, time } of due) {
    const checked = column === 'publish_at' ? await checkDraft(parts, id) : undefined
    if (checked?.problems === unchecked) continue
    const isDone = await parts.store.transaction((writing) => takeTurn(writing, { id, column, time, checked }))
    if (isDone) done += 1
  }
  return done
}

type Column = 'publish_at' | 'expire_at'

async function selectDue({ database }: ContentStore, now: string): Promise<{ id: number; column: Column; time: string }[]> {
  const rows = await database.kysely
    .selectFrom('stories')
    .select(['id', 'publish_at', 'expire_at'])
    .where((where) => where.or([where('publish_at', '<=', now), where('expire_at', '<=', now)]))
    .execute()
  const due = rows.flatMap(({ id, ...times }) =>
    (['publish_at', 'expire_at'] as const).flatMap((column) => {
      const time = times[column]
      return time !== null && time <= now ? [{ id, column, time }] : []
    }),
  )
  return due.sort((a, b) => (a.time < b.time ? -1 : 1))
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
async function takeTurn(writing: ContentWriting, { id, column, time, checked }: Turn): Promise<boolean> {
  const { trx } = writing
  let turn = trx
    .updateTable('stories')
    .set({ [column]: null })
    .where('id', '=', id)
    .where(column, '=', time)
  if (checked) turn = turn.where('version_id', checked.versionId === null ? 'is' : '=', checked.versionId)
  const { numUpdatedRows } = await turn.executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const row = await trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (column === 'expire_at') {
    if (row.published_at === null) return false
    await unpublishStory(writing, id)
    await recordActivity(writing, 'story.unpublish', row)
    return true
  }
  const isValid = checked?.problems.length === 0
  await endScheduling(writing, id, isValid ? 'schedule_published' : 'invalid_story')
  if (!isValid) {
    await recordActivity(writing, 'story.publish_refused', row)
    return false
  }
  await publishStory(writing, id)
  await recordActivity(writing, 'story.publish', row)
  return true
}
