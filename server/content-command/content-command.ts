import type { ParseArgsConfig } from 'node:util'
import type { ContentStore } from '../content/content-store.ts'
import type { FindProblems } from '../content/management/environment.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../images/file-store.ts'
import type { Settings } from '../settings/settings.ts'

/** One verb of `npm run content`. */
export interface ContentCommand {
  /** What follows the verb: `<folder> [--replace]`. */
  parameters: string
  /** How many of them are no options. */
  names: { least: number; most: number }
  /** One line. */
  summary: string
  options?: ParseArgsConfig['options']
  /** Answers the code that the process ends with. Throws a CommandError where it was asked for in a wrong way. */
  run(given: Given, place: Place): Promise<number>
}

export interface Given {
  /** What stands behind the verb and is no option. */
  names: string[]
  options: Record<string, string | boolean | undefined>
}

/** What the settings name, each part opened when it is asked for and closed at the end. */
export interface Place {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'> & Partial<Pick<Settings, 'bucket'>>
  /** Where the migrations of the content stand. */
  migrationsFolder: string
  /** To be read only. Its tables stay as they are: those of a shop whose code may be older. Throws a CommandError where there is none. */
  openDatabase(): Promise<Database>
  /** To be written, its tables brought up to date. Throws a CommandError where there is no database yet, unless one may be made. */
  openStore(options?: { makes: boolean }): Promise<ContentStore>
  files(): Promise<FileStore>
  /** Of the blocks in the code. */
  findProblems(): Promise<FindProblems>
  /** By these: what stands in fields that they do not have. */
  findUnshown(): Promise<FindProblems>
  /** Prints a line. */
  say(line: string): void
}

/** What is wrong with how a command was given, in a sentence that says what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}
