import { describe, expect, it } from 'vitest'
import { openRelease, titled } from './test-releases.ts'

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
