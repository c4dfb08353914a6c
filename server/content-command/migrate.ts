import type { CheckingParts } from '../content/management/content-problems.ts'
import { CommandError, type ContentCommand, type Place } from './content-command.ts'
import { counted } from './counted.ts'
import { applyMigrations, type MigrationParts, planMigrations } from './migrating/apply-migrations.ts'
import { type NamedMigration, readMigrations } from './migrating/migration-files.ts'
import { appliedNames, hasRecord } from './migrating/migration-record.ts'
import { createMigrationReport } from './migrating/migration-report.ts'
import { rollBackMigration } from './migrating/roll-back-migration.ts'

export const migrate: ContentCommand = {
  parameters: '[<name>] [--apply] | --rollback <name>',
  names: { least: 0, most: 1 },
  summary: 'shows what the migrations in content/migrations would change; --apply does it, --rollback takes one back',
  options: { apply: { type: 'boolean' }, rollback: { type: 'string' } },
  async run({ names: [name], options }, place) {
    const migrations = await readMigrations(place.migrationsFolder)
    const findProblems = await place.findProblems()
    if (typeof options.rollback === 'string') return rollBack({ store: await place.openStore(), findProblems }, place, options.rollback)
    const database = await place.openDatabase()
    const { kysely } = database
    const applied = (await hasRecord(kysely)) ? await appliedNames(kysely) : new Set<string>()
    if (name !== undefined && applied.has(name)) {
      place.say(`${name} was applied before. Take it back with: npm run content -- migrate --rollback ${name}`)
      return 0
    }
    const pending = name === undefined ? migrations.filter((one) => !applied.has(one.name)) : [named(migrations, name)]
    if (pending.length === 0) place.say('There is no migration that was not applied.')
    return pending.length === 0 ? 0 : show(place, { store: { database }, findProblems }, pending, options.apply === true)
  },
}

function named(migrations: readonly NamedMigration[], name: string): NamedMigration {
  const found = migrations.find((one) => one.name === name)
  if (found) return found
  const names = migrations.map((one) => one.name).join(', ') || 'none'
  throw new CommandError(`There is no migration ${name} in content/migrations; there are: ${names}.`)
}

async function show(place: Place, reading: CheckingParts, pending: readonly NamedMigration[], applies: boolean): Promise<number> {
  const report = createMigrationReport(pending)
  for await (const story of planMigrations(reading, pending)) report.noteStory(story)
  for (const line of report.lines()) place.say(line)
  if (report.refused.texts > 0) return refuse(place, report.refused)
  if (!applies) {
    place.say('Nothing was written. Write it with: npm run content -- migrate --apply')
    return 0
  }
  const { changed, left } = await applyMigrations({ ...reading, store: await place.openStore() }, pending)
  place.say(`Written: ${counted(changed, 'story')}.`)
  if (left.length === 0) return 0
  const since = createMigrationReport(pending)
  for (const story of left) since.noteStory(story)
  place.say('The following were written by someone meanwhile and left as they are. Mend them, then apply again; all others are done.')
  for (const line of since.refused.lines) place.say(line)
  return 1
}

function refuse(place: Place, { texts, lines }: { texts: number; lines: string[] }): number {
  place.say(`Refused, and nothing was written: the blocks could not draw ${counted(texts, 'text')} of the result.`)
  for (const line of lines) place.say(line)
  return 1
}

async function rollBack(parts: MigrationParts, { say }: Place, name: string): Promise<number> {
  const known = await parts.store.database.kysely
    .selectFrom('content_migrations')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
  if (!known) throw new CommandError(`${name} was never applied here: there is nothing to take back.`)
  const { restored, left, broken } = await rollBackMigration(parts, name)
  say(`${counted(restored, 'story')} restored.`)
  if (broken > 0) say(`The blocks of this code cannot draw ${counted(broken, 'text')} of them: see npm run content check.`)
  if (left.length > 0) say(`${counted(left.length, 'text')} left as they are:`)
  for (const { story, version, reason } of left) say(`  ${story} [${version}] ${reason}`)
  return 0
}
