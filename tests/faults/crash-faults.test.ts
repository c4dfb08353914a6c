import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openDatabaseOf } from '../../server/database/open-database.ts'
import { startPostgres } from '../postgres-server.ts'
import { startProcess } from '../running-process.ts'
import { rootPage } from '../test-stories.ts'
import { seededRandom } from './seeded-random.ts'

const kills = process.env.FAULTS_ALL ? 100 : 10
const writers = 4
/** How long writes may be under way before the kill, in milliseconds. */
const longestMs = 400

const adminToken = 'token-of-the-admin-in-crash-tests-0123456789'
const settings = { STUDIO_ADMIN_TOKEN: adminToken, LOG_LEVEL: 'silent' }

/** What was sent for one story, numbered, and what of it was acknowledged. */
interface Written {
  id: number
  sent: number
  saved: number
  published: number
  publishSent: number
}

function openWriting(random: () => number) {
  const stories: Written[] = []
  const created = { sent: 0, slugs: [] as string[] }
  let studio = ''
  let isStopped = false

  async function manage(method: string, path: string, body: object) {
    const response = await fetch(`${studio}/v1/spaces/1/${path}`, {
      method,
      headers: { authorization: adminToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    return { status: response.status, body: answer }
  }
  const storyOf = (number: number) => ({
    name: `Stand ${number}`,
    content: rootPage({ title: `Stand ${number}`, cardTitle: `Stand ${number}` }),
  })

  async function saveOn(story: Written) {
    const number = ++story.sent
    const publishes = random() < 0.5
    if (publishes) story.publishSent = number
    const { status } = await manage('PUT', `stories/${story.id}`, { story: storyOf(number), ...(publishes && { publish: 1 }) })
    if (status !== 200) throw new Error('It was not saved.')
    story.saved = number
    if (publishes) story.published = number
  }

  async function createOne() {
    const slug = `neu-${++created.sent}`
    const { status } = await manage('POST', 'stories', { story: { slug, ...storyOf(created.sent) } })
    if (status !== 201) throw new Error('It was not made.')
    created.slugs.push(slug)
  }

  /** Over and over, until it is stopped; an answer that does not come is none. */
  async function keepOn(work: () => Promise<void>) {
    while (!isStopped) await work().catch(() => after(5))
  }

  return {
    stories,
    created,
    /** Makes the stories that are written on. */
    async begin(at: string) {
      studio = at
      for (let writer = 0; writer < writers; writer++) {
        const { status, body } = await manage('POST', 'stories', { story: { slug: `schreiber-${writer}`, ...storyOf(0) }, publish: 1 })
        expect(status).toBe(201)
        stories.push({ id: body.story.id, sent: 0, saved: 0, published: 0, publishSent: 0 })
      }
    },
    /** A question: has each story been saved since? */
    hasSavedMore() {
      const before = stories.map(({ saved }) => saved)
      return () => stories.every(({ saved }, index) => saved > (before[index] ?? 0))
    },
    /** Writes from all sides until the way to stop that, which it answers, is called. */
    start(at: string) {
      studio = at
      isStopped = false
      const all = Promise.all([...stories.map((story) => keepOn(() => saveOn(story))), keepOn(createOne)])
      return async () => {
        isStopped = true
        await all
      }
    },
  }
}

type Writing = ReturnType<typeof openWriting>

/** Everything that was acknowledged is there, whole, and nothing is there that nobody sent. */
async function examine({ kysely }: Database, { stories, created }: Writing) {
  for (const { id, sent, saved, published, publishSent } of stories) {
    const texts = await kysely.selectFrom('story_contents').selectAll().where('story_id', '=', id).orderBy('version').execute()
    expect(texts.map(({ version }) => version)).toEqual(['draft', 'published'])
    for (const { version, name, content } of texts) {
      const { title, cardTitle } = JSON.parse(content)
      expect([title, cardTitle]).toEqual([name, name])
      const number = Number(name.slice('Stand '.length))
      expect(number).toBeGreaterThanOrEqual(version === 'draft' ? saved : published)
      expect(number).toBeLessThanOrEqual(version === 'draft' ? sent : publishSent)
    }
    const versions = await kysely.selectFrom('story_versions').selectAll().where('story_id', '=', id).orderBy('id').execute()
    const row = await kysely.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.version_id).toBe(versions.at(-1)?.id)
    const newest = JSON.parse(versions.at(-1)?.story ?? '')
    expect([newest.name, row.name]).toEqual([texts[0]?.name, texts[0]?.name])
  }
  const rows = await kysely
    .selectFrom('stories as story')
    .leftJoin('story_contents as text', (join) => join.onRef('text.story_id', '=', 'story.id').on('text.version', '=', 'draft'))
    .select(['story.slug', 'story.is_folder', 'text.story_id'])
    .execute()
  expect(rows.filter((row) => row.is_folder === 0 && row.story_id === null)).toEqual([])
  const slugs = new Set(rows.map(({ slug }) => slug))
  expect(created.slugs.filter((slug) => !slugs.has(slug))).toEqual([])
  // Who saved it stands beside it, from the same transaction.
  const { rows: lone } = await sql`select story.slug from stories story where story.slug like 'neu-%'
    and not exists (select 1 from activities where activities.trackable_id = story.id and activities.key = 'story.create')`.execute(kysely)
  expect(lone).toEqual([])
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('no write that was acknowledged is lost', () => {
  it(`when the process is killed in the middle of writes, ${kills} times: SQLite opens by itself`, async () => {
    const random = seededRandom(26)
    const writing = openWriting(random)
    const folder = temporaryFolder()
    const environment = { ...settings, DATA_DIR: folder }
    let shop = await startProcess(environment)
    onTestFinished(() => shop.end('SIGKILL'))
    await writing.begin(shop.studio)
    for (let kill = 1; kill <= kills; kill++) {
      const isUnderWay = writing.hasSavedMore()
      const stop = writing.start(shop.studio)
      await expect.poll(isUnderWay, { timeout: 30_000 }).toBe(true)
      await after(random() * longestMs)
      await shop.end('SIGKILL')
      await stop()
      // Nobody else has it open: what there is to mend is mended here.
      const database = await openDatabaseOf({ dataFolder: folder, databaseUrl: undefined })
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely)
      expect(rows).toEqual([{ integrity_check: 'ok' }])
      await examine(database, writing)
      await database.close()
      shop = await startProcess(environment)
    }
  }, 1_800_000)

  it(`when PostgreSQL is killed in the middle of writes, ${kills} times: the shop goes on by itself`, async () => {
    const server = await startPostgres()
    onTestFinished(server.stop)
    const random = seededRandom(18)
    const writing = openWriting(random)
    const folder = temporaryFolder()
    const shop = await startProcess({ ...settings, DATA_DIR: folder, DATABASE_URL: server.url })
    onTestFinished(() => shop.end('SIGKILL'))
    await writing.begin(shop.studio)
    for (let kill = 1; kill <= kills; kill++) {
      const isWritingAgain = writing.hasSavedMore()
      const stop = writing.start(shop.studio)
      await after(random() * longestMs)
      await server.kill()
      await server.startAgain()
      // The same process writes again.
      await expect.poll(isWritingAgain, { timeout: 30_000 }).toBe(true)
      await stop()
      const database = await openDatabaseOf({ dataFolder: folder, databaseUrl: server.url })
      await examine(database, writing)
      await database.close()
    }
  }, 1_800_000)
})
