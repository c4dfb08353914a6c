import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { watchDataFolder } from './watch-data-folder.ts'

/** Watches a folder with a database, closely. */
function watched(databaseUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  onTestFinished(remove)
  const database = join(folder, 'anlass.sqlite')
  writeFileSync(database, '')
  const logged: string[] = []
  onTestFinished(watchDataFolder({ dataFolder: folder, databaseUrl }, pino({}, { write: (line) => logged.push(line) }), 1))
  return { remove, database, logged }
}

it.each([undefined, 'postgres://localhost/anlass'])('a data folder that is deleted is told once, with the database at %s', async (url) => {
  const { remove, logged } = watched(url)
  remove()
  await expect.poll(() => logged).toEqual([expect.stringContaining('Stop the shop, put a backup in its place')])
})

it('so is a database in whose place another one is put', async () => {
  const { database, logged } = watched()
  // While the former is there, no other file has its number.
  writeFileSync(`${database}.new`, '')
  renameSync(`${database}.new`, database)
  await expect.poll(() => logged).toHaveLength(1)
})
