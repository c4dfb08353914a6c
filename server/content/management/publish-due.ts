import type { Registry } from '../../../runtime/registry.ts'
import type { ContentStore } from '../content-store.ts'
import type { ContentWriting } from '../content-writing.ts'
import { findDraft } from '../story-draft.ts'
import { publishStory, unpublishStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { problemsIn } from './content-problems.ts'

export interface DueParts {
  store: ContentStore
  registry: Registry
  onError: (error: Error) => void
}

/** How late a story may be. */
const everyMs = 5_000

/** Publishes and takes offline what is due, again and again, until it is stopped. What came due while nobody ran is done at the start. */
export function publishWhenDue(parts: DueParts): () => void {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await publishDue(parts, new Date()).catch(parts.onError)
    isRunning = false
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Does what is due, in the order of its times. Processes that share a database do each of it once. Answers how many changes it made. */
export async function publishDue(parts: DueParts, now: Date): Promise<number> {
  const due = await selectDue(parts.store, now.toISOString())
  let done = 0
  for (const { id, column, time } of due) {
    const isDone = await parts.store.transaction((writing) => takeTurn(writing, parts, id, column, time))
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

/** Whoever takes the time away does what was due then; an editor who has just moved it, too, comes first. */
async function takeTurn(writing: ContentWriting, { registry }: DueParts, id: number, column: Column, time: string): Promise<boolean> {
  const { trx } = writing
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set({ [column]: null })
    .where('id', '=', id)
    .where(column, '=', time)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const row = await trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (column === 'expire_at') {
    if (row.published_at === null) return false
    await unpublishStory(writing, id)
    await recordActivity(writing, 'story.unpublish', row)
    return true
  }
  const draft = await findDraft(writing, id)
  const problems = draft ? await problemsIn(trx, registry, JSON.parse(draft.content)) : []
  if (!draft || problems.length > 0) {
    await recordActivity(writing, 'story.publish_refused', row)
    return false
  }
  await publishStory(writing, id)
  await recordActivity(writing, 'story.publish', row)
  return true
}
