import { describe, expect, it } from 'vitest'
import { doDue } from './do-due.ts'
import { openRelease } from './test-releases.ts'

describe('a release with a time', () => {
  it('goes live at it, by the clocks of Germany', async () => {
    const { story, put, at, visit, showRelease } = await openRelease({ release_at: '2030-12-01 08:00', timezone: 'Europe/Berlin' })
    await put(story, 'Neu')
    expect(await showRelease()).toMatchObject({ release_at: '2030-12-01T07:00:00.000Z', released: false })
    expect(await at('2030-12-01T06:59:59Z')).toBe(0)
    expect((await visit('/a/')).text).toContain('>Alt</h1>')
    expect(await at('2030-12-01T07:00:00Z')).toBe(1)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
    expect(await at('2030-12-02T07:00:00Z')).toBe(0)
  })

  it('goes live once, however many look for what is due at the same moment', async () => {
    const { story, put, at, database } = await openRelease({ release_at: '2030-12-01 08:00' })
    await put(story, 'Neu')
    const before = await database.kysely.selectFrom('story_versions').select('id').where('event', '=', 'publish').execute()
    const done = await Promise.all([1, 2, 3].map(() => at('2031-01-01T00:00:00Z')))
    expect(done.reduce((sum, count) => sum + count)).toBe(1)
    const after = await database.kysely.selectFrom('story_versions').select('id').where('event', '=', 'publish').execute()
    expect(after.length - before.length).toBe(1)
  })

  it('that can’t go live stays whole, says why once, and is tried again at a new time', async () => {
    const { story, put, at, manage, showRelease, visit, release } = await openRelease({ release_at: '2030-12-01 08:00' })
    await put(story, '')
    expect(await at('2031-01-01T00:00:00Z')).toBe(0)
    expect(await at('2031-01-01T00:00:05Z')).toBe(0)
    expect(await showRelease()).toMatchObject({ released: false, refusal: { stories: [{ full_slug: 'anlass/a' }] } })
    expect((await manage('GET', 'activities?key_like=release.deploy_refused')).body.activities).toHaveLength(1)
    await put(story, 'Neu')
    await manage('PUT', `releases/${release.id}`, { release: { release_at: '2031-01-02 08:00' } })
    expect(await showRelease()).toMatchObject({ refusal: null })
    expect(await at('2031-01-03T00:00:00Z')).toBe(1)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
  })

  it('goes live before what expires after it, though both are found at once', async () => {
    const { story, put, at, manage, read, place, visit } = await openRelease({ release_at: '2030-12-01 08:00' })
    const other = await place('b')
    await manage('PUT', `stories/${other}`, { story: { expire_at: '2030-12-01 09:00' } })
    const base_version_id = (await read(other)).current_version_id
    await put(story, 'Neu')
    await put(other, 'Kurz', { base_version_id })
    expect(await at('2031-01-01T00:00:00Z')).toBe(2)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
    expect(await read(other)).toMatchObject({ published: false, expire_at: null, content: { title: 'Kurz' } })
  })

  it('waits while nothing can be checked, and what expires after it waits with it', async () => {
    const { story, put, at, parts, manage, read, place } = await openRelease({ release_at: '2030-12-01 08:00' })
    const other = await place('b')
    await manage('PUT', `stories/${other}`, { story: { expire_at: '2030-12-01 09:00' } })
    await put(story, 'Neu')
    await put(other, 'Kurz', { base_version_id: (await read(other)).current_version_id })
    const broken = { ...parts, findProblems: () => Promise.reject(new Error('The thread is away.')) }
    expect(await doDue(broken, new Date('2031-01-01T00:00:00Z'))).toBe(0)
    expect(await at('2031-01-01T00:00:05Z')).toBe(2)
    expect(await read(other)).toMatchObject({ published: false, content: { title: 'Kurz' } })
  })

  it('waits while nothing can be checked', async () => {
    const { story, put, parts, showRelease } = await openRelease({ release_at: '2030-12-01 08:00' })
    await put(story, 'Neu')
    const broken = { ...parts, findProblems: () => Promise.reject(new Error('The thread is away.')) }
    expect(await doDue(broken, new Date('2031-01-01T00:00:00Z'))).toBe(0)
    expect(await showRelease()).toMatchObject({ released: false, refusal: null })
  })
})
