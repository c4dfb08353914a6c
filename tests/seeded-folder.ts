import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { openDatabase } from '../server/database/open-database.ts'
import { startProcess } from './running-process.ts'

/** Beside the code that made it: the next build takes both away. */
const seeded = 'dist/server/seeded'

/**
 * A new data folder with all that the shop ships with, and nobody in it yet: the next start makes the first admin. Seeding
 * takes seconds, so it is done once for each build.
 */
export async function copySeededFolder(): Promise<string> {
  if (!existsSync(seeded)) await seed()
  const folder = await mkdtemp(join(tmpdir(), 'anlass-'))
  await cp(seeded, folder, { recursive: true })
  return folder
}

async function seed() {
  const folder = await mkdtemp(`${seeded}-`)
  const shop = await startProcess({ DATA_DIR: folder })
  const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
  // The look at all stories that follows the first start would go on beside every test.
  const check = database.kysely.selectFrom('seeds').select('key').where('key', '=', 'check')
  while (!(await check.executeTakeFirst())) await after(50)
  await shop.end()
  await database.kysely.deleteFrom('people').execute()
  await database.close()
  for (const ownFile of ['tokens.json', 'pages.sqlite']) await rm(join(folder, ownFile))
  await rename(folder, seeded).catch(async (error) => {
    // Another file of tests may have been faster.
    await rm(folder, { recursive: true })
    if (!existsSync(seeded)) throw error
  })
}
