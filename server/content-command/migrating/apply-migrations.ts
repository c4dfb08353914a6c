import { rewriteStory } from '../../content/content-rewriting.ts'
import type { ContentStore } from '../../content/content-store.ts'
import type { ContentWriting } from '../../content/content-writing.ts'
import { recordActivity } from '../../content/management/activities.ts'
import type { CheckingParts } from '../../content/management/content-problems.ts'
import { type StoryWithTexts, storiesWithTexts } from '../../content/stories-with-texts.ts'
import { withContent } from '../../content/story-draft.ts'
import type { NamedMigration } from './migration-files.ts'
import { type MigratedText, planStory } from './migration-plan.ts'
import { hashOfText, hasRecord, type IsDone, markApplied, markBegun, readDone } from './migration-record.ts'

export interface MigrationParts extends CheckingParts {
  store: ContentStore
}

export interface MigratedStory {
  fullSlug: string
  texts: MigratedText[]
}

/** What the migrations would do, story by story. Writes nothing. */
export async function* planMigrations(parts: CheckingParts, migrations: readonly NamedMigration[]): AsyncGenerator<MigratedStory> {
  const { kysely } = parts.store.database
  const isRecorded = await hasRecord(kysely)
  for await (const found of storiesWithTexts(kysely)) {
    const isDone: IsDone = isRecorded ? await readDone(kysely, found.story.id) : () => false
    const texts = await planStory(parts, migrations, found, isDone)
    if (texts.length > 0) yield { fullSlug: found.story.full_slug, texts }
  }
}

/**
 * Does it, each story in a transaction of its own, and answers how many changed. What is cut off goes on where it ended when it
 * is called again. A story that was written since it was planned, so that its result would now be wrong, is left and answered.
 */
export async function applyMigrations(
  parts: MigrationParts,
  migrations: readonly NamedMigration[],
): Promise<{ changed: number; left: MigratedStory[] }> {
  const { kysely } = parts.store.database
  for (const { name } of migrations) await markBegun(kysely, name)
  const result = { changed: 0, left: [] as MigratedStory[] }
  for await (const found of storiesWithTexts(kysely)) {
    const outcome = await applyToStory(parts, migrations, found)
    if (outcome === 'changed') result.changed += 1
    else if (outcome !== 'unchanged') result.left.push(outcome)
  }
  if (result.left.length === 0) for (const { name } of migrations) await markApplied(kysely, name)
  return result
}

async function applyToStory(
  parts: MigrationParts,
  migrations: readonly NamedMigration[],
  { story, texts }: StoryWithTexts,
): Promise<'changed' | 'unchanged' | MigratedStory> {
  const { store } = parts
  for (let present = texts; ; ) {
    const planned = await planStory(parts, migrations, { story, texts: present }, await readDone(store.database.kysely, story.id))
    if (planned.length === 0) return 'unchanged'
    if (planned.some(({ newProblems }) => newProblems.length > 0)) return { fullSlug: story.full_slug, texts: planned }
    if (await store.transaction((writing) => writeMigrated(writing, story.id, planned))) return 'changed'
    // Someone has written it since it was read.
    present = await store.database.kysely
      .selectFrom('story_contents')
      .select(['story_id', 'version', 'content'])
      .where('story_id', '=', story.id)
      .orderBy('version')
      .execute()
  }
}

/** Answers false, and writes nothing, when a text is not the one that was planned for any more. */
async function writeMigrated(writing: ContentWriting, storyId: number, planned: MigratedText[]): Promise<boolean> {
  const { trx } = writing
  const rows = await trx.selectFrom('story_contents').selectAll().where('story_id', '=', storyId).execute()
  const present = new Map(rows.map((row) => [row.version, row]))
  const texts = planned.flatMap(({ version, before, after, problems }) => {
    const row = present.get(version)
    return row?.content === before ? [{ ...withContent(row, after), problems: JSON.stringify(problems) }] : []
  })
  if (texts.length < planned.length) return false
  await rewriteStory(writing, storyId, texts)
  for (const { version, steps } of planned) {
    for (const { migration, before, after } of steps) {
      await trx
        .insertInto('content_migration_texts')
        .values({ migration, story_id: storyId, version, before, after_hash: hashOfText(after) })
        .execute()
    }
  }
  const row = await trx.selectFrom('stories').select(['id', 'name']).where('id', '=', storyId).executeTakeFirstOrThrow()
  await recordActivity(writing, 'story.update', row)
  return true
}
