/** The content commands on a database of a test. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openTestContent } from '../content/test-content.ts'
import { filesInFolder } from '../images/folder-files.ts'
import type { Place } from './content-command.ts'
import { findBlockProblems, findUnshownFields } from './find-block-problems.ts'
import { runContentCommand } from './run-content-command.ts'

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type TestPlace = Awaited<ReturnType<typeof openTestPlace>>

export async function openTestPlace(more: Partial<Place> = {}) {
  const content = await openTestContent()
  const folder = temporaryFolder()
  const images = filesInFolder(folder)
  /** Runs a command as it is written on the command line. */
  const run = async (line: string) => {
    const said: string[] = []
    const place: Place = {
      settings: { dataFolder: folder, databaseUrl: undefined },
      migrationsFolder: join(folder, 'migrations'),
      openDatabase: async () => content.database,
      openStore: async () => content.store,
      files: async () => images,
      findProblems: async () => findBlockProblems,
      findUnshown: async () => findUnshownFields,
      say: (text) => said.push(text),
      ...more,
    }
    const code = await runContentCommand(line.split(' ').filter(Boolean), place)
    return { code, text: said.join('\n') }
  }
  return { ...content, folder, images, run }
}

/** The folder with an export of the place. */
export async function exported(place: TestPlace): Promise<string> {
  const folder = temporaryFolder()
  const { code, text } = await place.run(`export ${folder}`)
  if (code !== 0) throw new Error(text)
  return folder
}

/** Every file below a folder, by its path in there. */
export function filesOf(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    found.map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length + 1), readFileSync(join(parentPath, name), 'utf8')]),
  )
}
