import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beginTimeline } from '../content/timeline.ts'
import { isDiskFull } from '../database/disk-full.ts'
import { isReadOnly } from '../database/node-sqlite.ts'
import { CommandError, type ContentCommand } from './content-command.ts'

export const backup: ContentCommand = {
  parameters: '<file>',
  names: { least: 1, most: 1 },
  summary: 'writes a consistent copy of the embedded database, also while the shop writes',
  async run({ names: [file = ''] }, { settings: { dataFolder, databaseUrl, bucket }, say }) {
    if (databaseUrl !== undefined)
      throw new CommandError('The database is a PostgreSQL: back it up with pg_dump --format=custom, restore it with pg_restore.')
    const source = join(dataFolder, 'anlass.sqlite')
    if (!existsSync(source)) throw new CommandError(`There is no database in ${dataFolder}: set DATA_DIR to the data folder of a shop.`)
    const stories = copyDatabase(source, resolve(file))
    say(
      `${file} has the database as it was a moment ago: ${stories.toLocaleString('en')} stories and folders, with people, versions and all else.`,
    )
    if (bucket) {
      say(`The files of the assets are not in it: they are in the bucket ${bucket.name}.`)
      return 0
    }
    const folders = ['files', 'private-files'].map((folder) => join(dataFolder, folder)).filter(existsSync)
    say(`The files of the assets are not in it: now copy ${folders.join(' and ') || join(dataFolder, 'files')} too.`)
    return 0
  },
}

/** Copies a database that others may be writing, and answers how many stories the copy has. Throws a CommandError when the file cannot be made. */
function copyDatabase(source: string, file: string): number {
  if (existsSync(file)) throw new CommandError(`${file} is there already: name a file that is not.`)
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${dirname(file)}: make it first.`)
  const unfinished = `${file}.${randomUUID()}`
  try {
    const database = new DatabaseSync(source, { timeout: 5_000 })
    try {
      // In one read transaction, which holds up no writer. SQLite's backup API begins anew at each foreign write.
      database.prepare('vacuum into ?').run(unfinished)
    } catch (cause) {
      if (!(cause instanceof Error) || !(isDiskFull(cause) || isReadOnly(cause))) throw cause
      throw new CommandError(
        `${file} can't be written (${cause.message}): name one in a folder that this user may write and that has room.`,
      )
    } finally {
      database.close()
    }
    const stories = finish(unfinished)
    // Written, not just handed to the system.
    const handle = openSync(unfinished, 'r+')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(unfinished, file)
    return stories
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Examines the copy, and makes it one that can be told from what it is put in the place of. */
function finish(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    const [first] = copy.prepare('pragma integrity_check').all()
    const orphans = copy.prepare('pragma foreign_key_check').all()
    if (first?.integrity_check !== 'ok' || orphans.length > 0)
      throw new Error(`The database is damaged (${String(first?.integrity_check)}), and so is its copy: restore an older backup.`)
    beginTimeline(copy, randomUUID())
    return Number(copy.prepare('select count(*) as stories from stories').get()?.stories)
  } finally {
    copy.close()
  }
}
