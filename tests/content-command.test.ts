import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openContentStore } from '../server/content/content-store.ts'
import { publish, space } from '../server/content/test-content.ts'
import { openDatabase } from '../server/database/open-database.ts'

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function run(environment: Record<string, string>, ...parameters: string[]) {
  const command = ['--disable-warning=ExperimentalWarning', 'server/content-command.ts', ...parameters]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run content', () => {
  it('checks by the blocks of the sources, without a build', async () => {
    const folder = temporaryFolder()
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    const store = await openContentStore(database, space)
    await publish(store, 'kaputt', { fields: { title: 'Seite', body: [{ _uid: 'h', component: 'page_headline' }] } })
    await database.close()
    const { status, stdout, stderr } = run({ DATA_DIR: folder }, 'check')
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout).toContain('kaputt  body[0].headline  [published, draft]')
  })

  it('says what is wrong with its settings, its database or its verb in a sentence', () => {
    const folder = temporaryFolder()
    const wrong = [
      run({ DATA_DIR: folder }, 'check'),
      run({ DATA_DIR: folder }, 'prüfe'),
      run({ DATA_DIR: folder, PORT: 'abc' }, 'check'),
      run({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'check'),
      run({ DATA_DIR: folder, STORYBLOK_TOKEN: 'abc' }, 'check'),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2])
    expect(wrong.map(({ stderr }) => stderr)).toEqual([
      `There is no database in ${folder}: set DATA_DIR to the data folder of a shop, or DATABASE_URL.\n`,
      expect.stringContaining('There is no "content prüfe".'),
      "The settings can't be used: PORT must be a number. See .env.example.\n",
      expect.stringContaining("The database of DATABASE_URL can't be reached"),
      expect.stringContaining('The content is at hosted Storyblok'),
    ])
  })
})
