import { rewriteStory } from '../../content/content-rewriting.ts'
import type { ContentWriting } from '../../content/content-writing.ts'
import { recordActivity } from '../../content/management/activities.ts'
import { problemsIn } from '../../content/management/content-problems.ts'
import { releaseOf } from '../../content/release-version.ts'
import { withContent } from '../../content/story-draft.ts'
import type { ContentMigrationTextTable } from '../../database/management-tables.ts'
import type { MigrationParts } from './apply-migrations.ts'
import { hashOfText } from './migration-record.ts'

export interface RolledBack {
  /** Stories that have their text of before again. */
  restored: number
  /** Texts that someone has written, unpublished or deleted since: they stay. */
  left: { story: string; version: string; reason: string }[]
  /** Texts of before that the blocks of now cannot draw. */
  broken: number
}

/** Puts back what a migration has changed, each story in a transaction of its own. */
export async function rollBackMigration(parts: MigrationParts, name: string): Promise<RolledBack> {
  const { kysely } = parts.store.database
  const result: RolledBack = { restored: 0, left: [], broken: 0 }
  for (let last = -1; ; ) {
    const next = await kysely
      .selectFrom('content_migration_texts')
      .selectAll()
      .where('migration', '=', name)
      .where('story_id', '>', last)
      .orderBy('story_id')
      .limit(1)
      .executeTakeFirst()
    if (!next) break
    last = next.story_id
    await rollBackStory(parts, name, last, result)
  }
  await kysely
    .updateTable('content_migrations')
    .set({ applied_at: null, rolled_back_at: new Date().toISOString() })
    .where('name', '=', name)
    .execute()
  return result
}

async function rollBackStory(parts: MigrationParts, name: string, storyId: number, result: RolledBack): Promise<void> {
  const { store } = parts
  const changed = await store.database.kysely
    .selectFrom('content_migration_texts')
    .selectAll()
    .where('migration', '=', name)
    .where('story_id', '=', storyId)
    .execute()
  const problems = new Map<string, string>()
  for (const { version, before } of changed) {
    const found = await problemsIn(parts, before)
    problems.set(version, JSON.stringify(found))
    if (found.length > 0) result.broken += 1
  }
  const { isRestored, left } = await store.transaction((writing) => putBack(writing, storyId, changed, problems))
  if (isRestored) result.restored += 1
  result.left.push(...left)
}

async function putBack(
  writing: ContentWriting,
  storyId: number,
  changed: readonly ContentMigrationTextTable[],
  problems: ReadonlyMap<string, string>,
): Promise<{ isRestored: boolean; left: RolledBack['left'] }> {
  const { trx } = writing
  const story = await trx.selectFrom('stories').select(['id', 'name', 'full_slug']).where('id', '=', storyId).executeTakeFirst()
  const rows = await trx.selectFrom('story_contents').selectAll().where('story_id', '=', storyId).execute()
  const left: RolledBack['left'] = []
  const texts = changed.flatMap(({ version, before, after_hash }) => {
    const row = rows.find((row) => row.version === version)
    if (row && hashOfText(row.content) === after_hash)
      return [{ ...withContent(row, JSON.parse(before)), problems: problems.get(version) ?? '[]' }]
    const reason = row ? 'was written since' : story ? goneReason(version) : 'was deleted since'
    left.push({ story: story?.full_slug ?? `story ${storyId}`, version, reason })
    return []
  })
  if (!story || texts.length === 0) return { isRestored: false, left }
  await rewriteStory(writing, storyId, texts)
  for (const { version } of texts) {
    await trx
      .deleteFrom('content_migration_texts')
      .where('migration', '=', changed[0]?.migration ?? '')
      .where('story_id', '=', storyId)
      .where('version', '=', version)
      .execute()
  }
  await recordActivity(writing, 'story.update', story)
  return { isRestored: true, left }
}

const goneReason = (version: string) =>
  releaseOf(version) === null ? 'was unpublished since' : 'has gone live with its release or was taken out of it since'
