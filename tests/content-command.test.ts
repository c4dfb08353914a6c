import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openContentStore } from '../server/content/content-store.ts'
import { publishStory, saveDraft } from '../server/content/story-writing.ts'
import { publish, space } from '../server/content/test-content.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { startProcess } from './running-process.ts'
import { startShop } from './running-shop.ts'
import { headline } from './test-bloks.ts'

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const command = ['--disable-warning=ExperimentalWarning', 'server/content-command.ts']

/** While this process goes on. */
async function runBeside(environment: Record<string, string>, ...parameters: string[]) {
  const child = spawn(process.execPath, [...command, ...parameters], { env: { PATH: process.env.PATH, ...environment } })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, stdout, stderr }
}

function run(environment: Record<string, string>, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...parameters], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
    timeout: 20_000,
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

  it('leaves the tables of a shop as they are when it only reads: that may be of the version before', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'anlass.sqlite')
    const database = await openDatabase({ file })
    await publish(await openContentStore(database, space), 'a', { fields: { title: 'Seite', body: [] } })
    await database.close()
    const older = new DatabaseSync(file)
    onTestFinished(() => older.close())
    older.exec('drop table content_migration_texts; drop table content_migrations')
    older.exec("delete from kysely_migration where name >= '0006'")
    const tables = () => older.prepare('select name from sqlite_schema order by name').all()
    const before = tables()
    expect(run({ DATA_DIR: folder }, 'check').status).toBe(0)
    expect(run({ DATA_DIR: folder }, 'export', join(folder, 'export')).status).toBe(0)
    expect(run({ DATA_DIR: folder }, 'migrate').status).toBe(0)
    expect(tables()).toEqual(before)
  })

  it('says what is wrong with its settings, its database or its verb in a sentence', () => {
    const folder = temporaryFolder()
    const empty = temporaryFolder()
    writeFileSync(join(empty, 'anlass.sqlite'), '')
    const wrong = [
      run({ DATA_DIR: folder }, 'check'),
      run({ DATA_DIR: folder }, 'prüfe'),
      run({ DATA_DIR: folder, PORT: 'abc' }, 'check'),
      run({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'check'),
      run({ DATA_DIR: folder, STORYBLOK_TOKEN: 'abc' }, 'check'),
      run({ DATA_DIR: empty }, 'check'),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2, 2])
    expect(wrong.map(({ stderr }) => stderr)).toEqual([
      `There is no database in ${folder}: set DATA_DIR to the data folder of a shop, or DATABASE_URL.\n`,
      expect.stringContaining('There is no "content prüfe".'),
      "The settings can't be used: PORT must be a number. See .env.example.\n",
      expect.stringContaining("The database of DATABASE_URL can't be reached"),
      expect.stringContaining('The content is at hosted Storyblok'),
      expect.stringContaining('The database has no tables of a shop'),
    ])
  })
})

describe('a place where nothing can be made', () => {
  it.skipIf(process.platform !== 'linux')('is told, and does not keep a command that tries on', () => {
    const folder = temporaryFolder()
    run({ DATA_DIR: folder }, 'import', folder)
    const wrong = [
      run({ DATA_DIR: folder }, 'export', '/proc/none/space'),
      run({ DATA_DIR: folder }, 'backup', '/proc/copy.sqlite'),
      run({ DATA_DIR: '/proc/none' }, 'check'),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([2, 2, 2])
    expect(wrong.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining("/proc/none/space can't be a folder"),
      expect.stringContaining("/proc/copy.sqlite can't be written"),
      expect.stringContaining("The data folder /proc/none can't be used"),
    ])
  })
})

describe('content backup', () => {
  it('a copy taken while the shop writes opens, is whole, and has both sides of every transaction', async () => {
    const folder = temporaryFolder()
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    onTestFinished(() => database.close())
    const store = await openContentStore(database, space)
    const [left, right] = [await publish(store, 'links'), await publish(store, 'rechts')]
    for (let index = 0; index < 200; index++) await publish(store, `seite-${index}`, { fields: { title: 'Wort '.repeat(2_000) } })
    let turn = 0
    let isStopped = false
    const writing = (async () => {
      while (!isStopped) {
        turn++
        const content = { _uid: 'p', component: 'page', title: `Stand ${turn}` }
        await store.transaction(async (transaction) => {
          for (const id of [left, right]) {
            await saveDraft(transaction, id, { content })
            await publishStory(transaction, id)
          }
        })
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()

    const titles = new Set<string>()
    for (let copy = 0; copy < 5; copy++) {
      const file = join(folder, `copy-${copy}.sqlite`)
      const before = turn
      const { status, stdout, stderr } = await runBeside({ DATA_DIR: folder }, 'backup', file)
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain('202 stories and folders')
      expect(turn).toBeGreaterThan(before)
      const opened = await openDatabase({ file })
      const rows = await opened.kysely.selectFrom('story_contents').select('content').where('story_id', 'in', [left, right]).execute()
      const events = await opened.kysely.selectFrom('story_versions').select('id').where('story_id', 'in', [left, right]).execute()
      await opened.close()
      const found = new Set(rows.map(({ content }) => JSON.parse(content).title))
      expect([found.size, rows.length, events.length % 4]).toEqual([1, 4, 0])
      for (const title of found) titles.add(title)
    }
    isStopped = true
    await writing
    expect(titles.size).toBe(5)
  })

  it('names a file that is there, a folder that is not, and pg_dump for PostgreSQL', async () => {
    const folder = temporaryFolder()
    await (await openDatabase({ file: join(folder, 'anlass.sqlite') })).close()
    expect(run({ DATA_DIR: folder }, 'backup', join(folder, 'a.sqlite')).status).toBe(0)
    const again = run({ DATA_DIR: folder }, 'backup', join(folder, 'a.sqlite'))
    expect([again.status, again.stderr]).toEqual([2, `${join(folder, 'a.sqlite')} is there already: name a file that is not.\n`])
    expect(run({ DATA_DIR: folder }, 'backup', join(folder, 'none', 'a')).stderr).toContain(`There is no folder ${join(folder, 'none')}`)
    const inFile = join(folder, 'a.sqlite', 'b')
    expect(run({ DATA_DIR: folder }, 'backup', inFile).stderr).toBe(`There is no folder ${join(folder, 'a.sqlite')}: make it first.\n`)
    expect(run({ DATA_DIR: folder }, 'backup').stderr).toBe('Write: npm run content -- backup <file>\n')
    expect(run({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'backup', 'x').stderr).toContain('pg_dump')
    expect(readdirSync(folder).filter((name) => name.includes('.sqlite.'))).toEqual([])
  })

  it('restored as the docs say, and written to before the shop starts, it is what shoppers see again, whatever was kept since', async () => {
    const shop = await startShop()
    const words = (text: string) => ({ content: { _uid: 'p', component: 'page', title: 'Seite', body: [headline(text)] } })
    const shown = async (origin: string) => /Vorher|Nachher/.exec(await (await fetch(`${origin}/eilig/`)).text())?.[0]
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    await expect.poll(() => shown(shop.shop), { timeout: 20_000 }).toBe('Vorher')
    const copy = join(temporaryFolder(), 'copy.sqlite')
    expect((await runBeside({ DATA_DIR: shop.folder }, 'backup', copy)).status).toBe(0)
    // Many writes at once put the version ahead of the clock.
    await shop.store.database.kysely
      .updateTable('space')
      .set((row) => ({ cv: row('cv', '+', 10_000) }))
      .execute()
    await shop.store.saveDraft(id, words('Nachher'))
    await shop.store.publishStory(id)
    await expect.poll(() => shown(shop.shop), { timeout: 20_000 }).toBe('Nachher')

    const versionOfNext = Number((await shop.store.database.kysely.selectFrom('space').select('cv').executeTakeFirstOrThrow()).cv)

    const folder = temporaryFolder()
    await shop.end()
    cpSync(shop.folder, folder, { recursive: true })
    await shop.stop()
    cpSync(copy, join(folder, 'anlass.sqlite'))
    for (const name of readdirSync(folder).filter((name) => /^anlass\.sqlite-(wal|shm)$/.test(name))) rmSync(join(folder, name))
    // One after the copy was put back may have the version of one before.
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    await database.kysely
      .updateTable('space')
      .set({ cv: versionOfNext - 1 })
      .execute()
    const store = await openContentStore(database, space)
    await publish(store, 'anderes')
    expect(store.version).toBe(versionOfNext)
    await database.close()
    // The pages on disk are those of an address.
    const restored = await startProcess({ DATA_DIR: folder, PORT: new URL(shop.shop).port })
    onTestFinished(() => restored.end())
    await expect.poll(() => shown(restored.shop), { timeout: 20_000 }).toBe('Vorher')
  })
})
