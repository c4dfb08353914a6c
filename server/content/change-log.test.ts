import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { openContentStore } from './content-store.ts'
import { openTestContent, publish, space } from './test-content.ts'

/** Two processes on one database. */
async function openTwoStores() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  const open = async () => {
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    onTestFinished(() => database.close())
    return openContentStore(database, space)
  }
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return [await open(), await open()] as const
}

describe('the log of changes', () => {
  it('tells one process what another has published', async () => {
    const [here, there] = await openTwoStores()
    const heard = new Promise<object>((resolve) => here.onChange((change, version) => resolve({ ...change, version })))
    await publish(there, 'anlass/neu')
    expect(await heard).toMatchObject({ action: 'published', fullSlug: 'anlass/neu', version: there.version })
  })

  it('tells nothing twice, whoever wrote it', async () => {
    const [here, there] = await openTwoStores()
    const heard: string[] = []
    here.onChange((change) => change.action === 'published' && heard.push(change.fullSlug))
    const last = new Promise<void>((resolve) => here.onChange((change) => 'fullSlug' in change && change.fullSlug === 'd' && resolve()))
    await publish(there, 'a')
    await publish(here, 'b')
    await publish(there, 'c')
    await publish(there, 'd')
    await last
    expect(heard).toEqual(['a', 'b', 'c', 'd'])
  })

  it('says what changed since a version, and nothing of drafts', async () => {
    const { store } = await openTestContent()
    const id = await publish(store, 'a')
    const before = store.version
    await store.saveDraft(id, { name: 'Entwurf' })
    await store.unpublishStory(id)
    const changes = (await store.changesSince(before)).changes.flatMap(({ changes }) => changes)
    expect(changes).toMatchObject([{ action: 'unpublished', fullSlug: 'a' }])
    expect(await store.changesSince(store.version)).toEqual({ from: store.version, changes: [] })
  })

  it('owns up when it does not reach back so far', async () => {
    const { store } = await openTestContent()
    const id = await publish(store, 'a')
    const before = store.version
    for (let times = 0; times < 1_001; times++) await store.publishStory(id)
    const known = await store.changesSince(before)
    expect(known.from).toBeGreaterThan(before)
    expect(known.changes).toHaveLength(999)
    expect(known.changes[0]?.cv).toBeGreaterThan(known.from)
    expect(await store.changesSince(store.version - 1)).toMatchObject({ from: store.version - 1, changes: [{ cv: store.version }] })
  })
})
