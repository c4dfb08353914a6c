import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/database.ts'

/** A database of a version before there were migrations has no record of them. */
export async function hasRecord(kysely: Kysely<Tables>): Promise<boolean> {
  return (await kysely.introspection.getTables()).some(({ name }) => name === 'content_migration_texts')
}

export type IsDone = (migration: string, version: string) => boolean

/** Whether a migration has been there already, for each text of a story. */
export async function readDone(kysely: Kysely<Tables>, storyId: number): Promise<IsDone> {
  const rows = await kysely.selectFrom('content_migration_texts').select(['migration', 'version']).where('story_id', '=', storyId).execute()
  const done = new Set(rows.map(({ migration, version }) => `${migration} ${version}`))
  return (migration, version) => done.has(`${migration} ${version}`)
}

export async function appliedNames(kysely: Kysely<Tables>): Promise<Set<string>> {
  const rows = await kysely.selectFrom('content_migrations').select('name').where('applied_at', 'is not', null).execute()
  return new Set(rows.map(({ name }) => name))
}

export async function markBegun(kysely: Kysely<Tables>, name: string): Promise<void> {
  const row = { name, begun_at: new Date().toISOString(), applied_at: null, rolled_back_at: null }
  await kysely
    .insertInto('content_migrations')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ rolled_back_at: null }))
    .execute()
}

export async function markApplied(kysely: Kysely<Tables>, name: string): Promise<void> {
  await kysely.updateTable('content_migrations').set({ applied_at: new Date().toISOString() }).where('name', '=', name).execute()
}

export function hashOfText(content: string): string {
  return createHash('sha1').update(content).digest('hex')
}
