import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../make-folder.ts'
import { SettingsError } from './settings-error.ts'

const KeptTokens = z.object({ public: z.string(), preview: z.string() })

function readTokens(file: string): z.infer<typeof KeptTokens> {
  const text = readFileSync(file, 'utf8')
  try {
    return KeptTokens.parse(JSON.parse(text), { jitless: true })
  } catch (cause) {
    throw new SettingsError(`${file} is damaged: put a copy in its place, or delete it to have new tokens made.`, { cause })
  }
}

/** Random tokens that outlive a restart, readable by their owner alone; makes the folder. Throws a SettingsError where it can't be used. */
export function keepTokens(dataFolder: string): z.infer<typeof KeptTokens> {
  const file = join(dataFolder, 'tokens.json')
  try {
    makeFolder(dataFolder)
    if (existsSync(file)) return readTokens(file)
    const tokens = { public: randomBytes(16).toString('hex'), preview: randomBytes(16).toString('hex') }
    // Whole, or not at all: half of it would keep the next start from happening.
    writeFileSync(`${file}.new`, JSON.stringify(tokens), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    return tokens
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause
    throw new SettingsError(
      `The data folder ${dataFolder} can't be used (${String(cause)}): set DATA_DIR to a folder this user may write.`,
      { cause },
    )
  }
}
