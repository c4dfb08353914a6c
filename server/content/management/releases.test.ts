import { describe, expect, it } from 'vitest'
import * as blocks from '../../../registry.ts'
import { languageProblems } from '../../../runtime/language-problems.ts'
import { createRegistry } from '../../../runtime/registry.ts'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { releaseDue } from './release-due.ts'

const registry = createRegistry(blocks)
const titled = (title: string) => rootPage({ title, body: [headline(title)] })

/** A shop with one published page `anlass/a` whose text is „Alt“, and a release. */
async function openRelease(fields: object = {}) {
  const studio = await openStories()
  const { create, folder, manage, store, studio: ask } = studio
  const anlass = await folder('anlass')
  const place = async (slug: string, title = 'Alt'): Promise<number> => {
    const { id } = await create(slug, { parent_id: anlass.id, content: titled(title) })
    await manage('GET', `stories/${id}/publish`)
    return id
  }
  const story = await place('a')
  const made = await manage('POST', 'releases', { release: { name: 'Advent', ...fields } })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const { release } = made.body
  const put = (id: number, title: string, more: object = {}) =>
    manage('PUT', `stories/${id}`, { story: { content: titled(title) }, release_id: release.id, ...more })
  const read = async (id: number, query = '') => (await manage('GET', `stories/${id}${query}`)).body.story
  const deploy = (more: object = {}) => manage('PUT', `releases/${release.id}`, { do_release: true, ...more })
  const showRelease = async () => (await manage('GET', `releases/${release.id}`)).body.release
  const deliver = async (path: string) => JSON.parse((await ask(`/v2/cdn/${path}`)).text)
  const parts = {
    store,
    findProblems: async (json: string, languages: readonly string[]) => languageProblems(json, languages, registry),
    onError: (error: Error) => {
      throw error
    },
  }
  const at = (time: string) => releaseDue(parts, new Date(time))
  return { ...studio, anlass, place, story, release, put, read, deploy, showRelease, deliver, parts, at }
}

describe('a text in a release', () => {
  it('leaves the story as it is, for shoppers and editors', async () => {
    const { story, release, put, read, visit, slugs } = await openRelease()
    const saved = await put(story, 'Neu')
    expect(saved.body.story).toMatchObject({ release_id: release.id, content: { title: 'Neu' }, release_ids: [release.id] })
    expect(await read(story)).toMatchObject({ content: { title: 'Alt' }, unpublished_changes: false, release_ids: [release.id] })
    expect(await read(story, `?release_id=${release.id}`)).toMatchObject({ content: { title: 'Neu' } })
    expect((await visit('/a/')).text).toContain('>Alt</h1>')
    expect(await slugs(`in_release=${release.id}`)).toEqual(['anlass/a'])
  })

  it('is what the Delivery API shows who asks for the release, beside the other stories', async () => {
    const { story, release, put, place, deliver } = await openRelease()
    await place('b', 'Andere')
    await put(story, 'Neu', { story: { name: 'Neuer Name', content: titled('Neu'), tag_list: ['advent'] } })
    const query = `token=preview-token-of-tests&version=draft&from_release=${release.id}`
    const one = await deliver(`stories/anlass/a?${query}`)
    expect(one.story).toMatchObject({ name: 'Neuer Name', content: { title: 'Neu' }, release_id: release.id, tag_list: ['advent'] })
    const { stories } = await deliver(`stories?${query}&sort_by=slug:asc`)
    expect(stories.map((found: { content: { title: string } }) => found.content.title)).toEqual(['Neu', 'Andere'])
    expect((await deliver(`stories?${query}&with_tag=advent`)).stories).toHaveLength(1)
    expect((await deliver(`stories?${query}&filter_query[title][in]=Alt`)).stories).toHaveLength(0)
    expect((await deliver(`tags?${query}`)).tags).toEqual([{ name: 'advent', taggings_count: 1 }])
    expect((await deliver('stories/anlass/a?token=preview-token-of-tests&version=draft&from_release=0')).story.content.title).toBe('Alt')
  })

  it('is not for who may only read what is published', async () => {
    const { story, release, put, deliver } = await openRelease()
    await put(story, 'Neu')
    expect(await deliver(`stories/anlass/a?token=public-token-of-tests&from_release=${release.id}`)).toEqual({ error: 'Unauthorized' })
  })

  it('is what the editor’s preview of the release shows', async () => {
    const { story, release, put, visit, editorQuery } = await openRelease()
    await put(story, 'Neu')
    expect((await visit(`/a/?${editorQuery()}&_storyblok_release=${release.id}`)).text).toContain('>Neu</h1>')
    expect((await visit(`/a/?${editorQuery()}&_storyblok_release=0`)).text).toContain('>Alt</h1>')
    expect((await visit(`/a/?_storyblok_release=${release.id}`)).text).toContain('>Alt</h1>')
  })

  it('keeps what a save leaves out, and every save as a version', async () => {
    const { story, release, put, manage } = await openRelease()
    await put(story, 'Eins')
    await put(story, 'Zwei', { story: { name: 'Anderer Name' } })
    const { body } = await manage('GET', `stories/${story}?release_id=${release.id}`)
    expect(body.story).toMatchObject({ name: 'Anderer Name', content: { title: 'Eins' } })
    const { versions } = (await manage('GET', `stories/${story}/versions`)).body
    expect(versions.filter(({ event }: { event: string }) => event === 'release')).toHaveLength(2)
  })

  it('is no place for what belongs to the story: slug, folder, publishing', async () => {
    const { story, put, read, release, manage } = await openRelease()
    expect((await put(story, 'Neu', { story: { slug: 'b' } })).body).toHaveProperty('slug')
    expect((await put(story, 'Neu', { story: { pinned: true } })).body).toHaveProperty('pinned')
    expect((await put(story, 'Neu', { story: { is_startpage: null, parent_id: undefined } })).status).toBe(200)
    expect((await put(story, 'Neu', { publish: 1 })).body).toHaveProperty('publish')
    expect((await manage('GET', `stories/${story}/publish?release_id=${release.id}`)).body).toHaveProperty('release_id')
    // A tool sends back the whole story.
    expect((await put(story, 'Neu', { story: await read(story) })).status).toBe(200)
    expect((await put(story, 'Neu', { release_id: 12 })).status).toBe(404)
  })

  it('can be of a story that is made for the release', async () => {
    const { anlass, release, manage, deploy, visit } = await openRelease()
    const story = { name: 'N', slug: 'neu', parent_id: anlass.id, content: titled('Ganz neu') }
    expect((await manage('POST', 'stories', { story, release_id: release.id, publish: 1 })).status).toBe(422)
    const made = await manage('POST', 'stories', { story, release_id: release.id })
    expect(made.body.story).toMatchObject({ release_ids: [release.id], published: false })
    expect((await deploy()).status).toBe(200)
    expect((await visit('/neu/')).text).toContain('>Ganz neu</h1>')
  })

  it('is taken out without touching the story, and goes with the release', async () => {
    const { story, release, put, manage, read } = await openRelease()
    await put(story, 'Neu')
    expect((await manage('DELETE', `stories/${story}?release_id=${release.id}`)).status).toBe(200)
    expect(await read(story)).toMatchObject({ content: { title: 'Alt' }, release_ids: [] })
    expect((await manage('DELETE', `stories/${story}?release_id=${release.id}`)).status).toBe(404)
    await put(story, 'Neu')
    expect((await manage('DELETE', `releases/${release.id}`)).body.release).toMatchObject({ id: release.id, released: false })
    expect(await read(story)).toMatchObject({ content: { title: 'Alt' }, release_ids: [] })
  })
})

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

  it('is for those who may publish its stories', async () => {
    const { anlass, story, put, manage, release, join, folder } = await openRelease()
    await put(story, 'Neu')
    const elsewhere = await folder('myposter')
    const permissions = ['save_stories', 'publish_stories']
    const role = (name: string, more: object) => manage('POST', 'space_roles', { space_role: { role: name, permissions, ...more } })
    const outside = (await role('Aussen', { allowed_paths: [elsewhere.id] })).body.space_role.id
    const writer = (await role('Texte', { allowed_paths: [anlass.id], permissions: ['save_stories'] })).body.space_role.id
    const mia = await join({ email: 'mia@example.org', name: 'Mia', role: 'custom', spaceRoleId: outside })
    const tom = await join({ email: 'tom@example.org', name: 'Tom', role: 'custom', spaceRoleId: writer })
    const as = (token: string) => (method: string, path: string, body?: object) => manage(method, path, body, token)
    expect((await as(mia.token)('PUT', `releases/${release.id}`, { do_release: true })).status).toBe(403)
    expect((await as(mia.token)('PUT', `releases/${release.id}`, { release: { release_at: '2030-01-01 08:00' } })).status).toBe(403)
    const save = { story: { content: titled('Tom') }, release_id: release.id }
    expect((await as(tom.token)('PUT', `stories/${story}`, save)).status).toBe(200)
    await manage('PUT', `releases/${release.id}`, { release: { release_at: '2030-01-01 08:00' } })
    expect((await as(tom.token)('PUT', `stories/${story}`, save)).status).toBe(403)
    expect((await as(tom.token)('POST', 'releases', { release: { name: 'X' } })).status).toBe(403)
  })

  it('says what it does not have', async () => {
    const { manage, release } = await openRelease()
    for (const field of [
      { public: false },
      { branches_to_deploy: [1] },
      { timezone: 'America/New_York' },
      { name: '' },
      { release_at: 'bald' },
    ])
      expect((await manage('PUT', `releases/${release.id}`, { release: field })).status).toBe(422)
    expect((await manage('GET', 'releases/1')).status).toBe(404)
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

  it('waits while nothing can be checked', async () => {
    const { story, put, parts, showRelease } = await openRelease({ release_at: '2030-12-01 08:00' })
    await put(story, 'Neu')
    const broken = { ...parts, findProblems: () => Promise.reject(new Error('The thread is away.')) }
    expect(await releaseDue(broken, new Date('2031-01-01T00:00:00Z'))).toBe(0)
    expect(await showRelease()).toMatchObject({ released: false, refusal: null })
  })
})
