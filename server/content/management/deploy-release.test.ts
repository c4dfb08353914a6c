import { describe, expect, it } from 'vitest'
import { openRelease, titled } from './test-releases.ts'

describe('a release', () => {
  it('goes live with all its stories at once', async () => {
    const { story, place, put, deploy, visit, told, read, release, deliver } = await openRelease()
    const other = await place('b')
    await put(story, 'Neu A')
    await put(other, 'Neu B')
    expect((await visit('/a/')).text).toContain('>Alt</h1>')
    const before = (await deliver('spaces/me?token=public-token-of-tests')).space.version
    told()
    const { status, body } = await deploy()
    expect([status, body.release.released, body.release.stories.length]).toEqual([200, true, 2])
    expect(told().sort()).toEqual(['published anlass/a', 'published anlass/b', 'release-merged'])
    expect((await deliver('spaces/me?token=public-token-of-tests')).space.version).toBeGreaterThan(before)
    expect((await visit('/a/')).text).toContain('>Neu A</h1>')
    expect((await visit('/b/')).text).toContain('>Neu B</h1>')
    expect(await read(story)).toMatchObject({ content: { title: 'Neu A' }, unpublished_changes: false, release_ids: [] })
    expect((await deploy()).status).toBe(422)
    expect((await put(story, 'Später')).status).toBe(422)
    expect(await read(story, `?release_id=${release.id}`)).toMatchObject({ content: { title: 'Neu A' } })
  })

  it('is refused as a whole, with the list, when one of its stories can’t be drawn', async () => {
    const { story, place, put, deploy, visit } = await openRelease()
    await put(story, 'Neu A')
    await put(await place('b'), '')
    const { status, body } = await deploy()
    expect(status).toBe(422)
    expect(body.stories).toMatchObject([{ full_slug: 'anlass/b', problems: [{ field: 'title' }, {}] }])
    expect((await visit('/a/')).text).toContain('>Alt</h1>')
  })

  it('tells which stories changed since they were put in, and does not overwrite them unseen', async () => {
    const { story, put, read, deploy, manage, release, visit, showRelease } = await openRelease()
    await put(story, 'Neu')
    expect((await manage('GET', `releases/${release.id}/check_conflicts`)).body).toEqual({ has_conflicts: false, conflicts: [] })
    await manage('PUT', `stories/${story}`, { story: { content: titled('Eilig') }, publish: 1 })
    expect((await manage('GET', `releases/${release.id}/check_conflicts`)).body).toEqual({
      has_conflicts: true,
      conflicts: [{ story_id: story, full_slug: 'anlass/a' }],
    })
    const refused = await deploy()
    expect([refused.status, refused.body.conflicts]).toEqual([409, [{ story_id: story, full_slug: 'anlass/a' }]])
    expect((await visit('/a/')).text).toContain('>Eilig</h1>')
    // Saving there again without having looked changes nothing about it.
    await put(story, 'Neuer')
    expect((await showRelease()).conflicts).toHaveLength(1)
    await put(story, 'Neuer', { story: { content: titled('Beides'), base_version_id: (await read(story)).current_version_id } })
    expect((await deploy()).status).toBe(200)
    expect((await visit('/a/')).text).toContain('>Beides</h1>')
  })

  it('may change a story that was moved or got another address meanwhile, with its name sent along', async () => {
    const { story, put, deploy, manage, release, visit, read } = await openRelease()
    await put(story, 'Neu')
    const { name } = await read(story)
    expect((await manage('PUT', `stories/${story}`, { story: { name, slug: 'verschoben' } })).status).toBe(200)
    expect((await manage('GET', `releases/${release.id}/check_conflicts`)).body.has_conflicts).toBe(false)
    expect((await deploy()).status).toBe(200)
    expect((await visit('/verschoben/')).text).toContain('>Neu</h1>')
  })

  it('may change a story that got a time, a pin or another country’s address meanwhile, also where its text is sent along', async () => {
    const { story, put, deploy, manage, release, read } = await openRelease()
    await put(story, 'Neu')
    const before = await read(story)
    const isConflicted = async () => (await manage('GET', `releases/${release.id}/check_conflicts`)).body.has_conflicts
    for (const change of [
      before,
      { publish_at: '2090-01-01 08:00' },
      { expire_at: '2090-02-01 08:00' },
      { pinned: true },
      { translated_slugs_attributes: [{ lang: 'de-at', slug: 'anderswo' }] },
      { ...before, expire_at: null },
    ]) {
      expect((await manage('PUT', `stories/${story}`, { story: change })).status).toBe(200)
      expect(await isConflicted()).toBe(false)
    }
    const after = await read(story)
    expect(after.expire_at).toBeNull()
    // Who still has the story as it was before is not to overwrite that unseen.
    expect(after.current_version_id).toBeGreaterThan(before.current_version_id)
    for (const change of [{ name: 'Anders' }, { name: before.name }]) {
      await manage('PUT', `stories/${story}`, { story: change })
      expect(await isConflicted()).toBe(true)
    }
    expect((await deploy()).status).toBe(409)
  })

  it('overwrites when it is told to, and what was there is kept as a version', async () => {
    const { story, put, deploy, manage, visit } = await openRelease()
    await put(story, 'Neu')
    await manage('PUT', `stories/${story}`, { story: { content: titled('Eilig') } })
    expect((await deploy({ force_update: '1' })).status).toBe(200)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
    const { story_versions } = (await manage('GET', `story_versions?by_story_id=${story}&show_content=1`)).body
    expect(JSON.stringify(story_versions)).toContain('Eilig')
  })

  it('a text made from an old version, or from one that there is not, is a conflict or refused', async () => {
    const { story, put, read, manage, deploy } = await openRelease()
    const opened = (await read(story)).current_version_id
    await manage('PUT', `stories/${story}`, { story: { content: titled('Eilig') } })
    await put(story, 'Neu', { story: { content: titled('Neu'), base_version_id: opened } })
    expect((await deploy()).status).toBe(409)
    expect((await put(story, 'Neu', { story: { base_version_id: 5 } })).body).toHaveProperty('base_version_id')
  })

  it('does not go live without a story that was deleted, and has its text again when that comes back', async () => {
    const { story, put, deploy, manage, visit } = await openRelease()
    await put(story, 'Neu')
    await manage('DELETE', `stories/${story}`)
    expect((await deploy()).body.stories).toMatchObject([{ story_id: story, full_slug: null }])
    await manage('GET', `stories/${story}/undelete`)
    // It came back as a draft, which is a change somebody has to look at.
    expect((await deploy()).status).toBe(409)
    expect((await deploy({ force_update: 1 })).status).toBe(200)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
  })

  it('lets go of a story that was deleted, and calls it by its name until then', async () => {
    const { story, place, put, deploy, manage, release, showRelease, visit } = await openRelease()
    const gone = await place('b')
    await put(story, 'Neu')
    await put(gone, 'Neu')
    await manage('DELETE', `stories/${gone}`)
    expect((await showRelease()).stories).toContainEqual(expect.objectContaining({ story_id: gone, name: 'b', full_slug: null }))
    const refused = await deploy()
    expect(refused.body.release).toEqual([expect.stringMatching(/^b: Der Eintrag wurde gelöscht/)])
    expect((await manage('DELETE', `stories/${gone}?release_id=${release.id}`)).status).toBe(200)
    expect((await manage('DELETE', `stories/${gone}?release_id=${release.id}`)).status).toBe(404)
    expect((await deploy()).status).toBe(200)
    expect((await visit('/a/')).text).toContain('>Neu</h1>')
    await manage('GET', `stories/${gone}/undelete`)
    expect((await manage('GET', `stories/${gone}`)).body.story.content.title).toBe('Alt')
  })

  it('tells webhooks of itself and of its stories', async () => {
    const { story, put, deploy, manage, database, release } = await openRelease()
    const actions = ['release.merged', 'story.published']
    const webhook_endpoint = { name: 'W', endpoint: 'https://example.org/hook', actions, activated: true }
    expect((await manage('POST', 'webhook_endpoints', { webhook_endpoint })).status).toBe(201)
    await put(story, 'Neu')
    await deploy()
    const rows = await database.kysely.selectFrom('webhook_deliveries').select('body').execute()
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { action: 'published', full_slug: 'anlass/a' },
      { action: 'release_merged', release_id: release.id },
    ])
  })
})
