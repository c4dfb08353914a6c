/** The vendor's two clients for the Management API, unmodified, against a listening studio. */
import { getRequestListener } from '@hono/node-server'
import { createManagementApiClient } from '@storyblok/management-api-client'
import sharp from 'sharp'
import StoryblokClient from 'storyblok-js-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { closeGracefully, listen, localAddress } from '../../start/listen.ts'
import { space } from '../test-content.ts'

const page = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

async function openListening() {
  const studio = await openTestStudio()
  const server = await listen(getRequestListener(studio.studioProgram.fetch), { host: '127.0.0.1', port: 0, setting: 'STUDIO_PORT' })
  onTestFinished(() => closeGracefully(server))
  return { ...studio, address: localAddress(server, '127.0.0.1') }
}

describe('storyblok-js-client with an oauthToken', () => {
  async function openClient() {
    const { address, admin, ...studio } = await openListening()
    const client = new StoryblokClient({ oauthToken: admin.token, endpoint: `${address}/v1`, rateLimit: 0 })
    return { ...studio, client, at: (path: string) => `spaces/${space.id}/${path}` }
  }

  it('makes, changes, lists, publishes and deletes stories', async () => {
    const { client, at } = await openClient()
    const made = await client.post(at('stories'), { story: { name: 'Neu', slug: 'neu', content: page() } })
    const { id } = made.data.story
    const saved = await client.put(at(`stories/${id}`), { story: { name: 'Anders', slug: 'neu' }, force_update: '1', publish: 1 })
    expect(saved.data.story).toMatchObject({ name: 'Anders', published: true })
    for (const slug of ['b', 'c']) await client.post(at('stories'), { story: { name: slug, slug, content: page() } })
    expect((await client.getAll(at('stories'), { per_page: 2 })).map(({ slug }: { slug: string }) => slug)).toEqual(['b', 'c', 'neu'])
    await client.delete(at(`stories/${id}`))
    await expect(client.get(at(`stories/${id}`))).rejects.toMatchObject({ status: 404, message: 'This record could not be found' })
  })

  it('plans: releases, times, discussions', async () => {
    const { client, at } = await openClient()
    // Its types know the bodies of stories alone.
    const send = async (method: 'post' | 'put', path: string, body: object) => (await client[method](at(path), body as never)).data
    const list = (path: string, query: object) => client.getAll(at(path), query as never)
    const story = (await send('post', 'stories', { story: { name: 'A', slug: 'a', content: page() } })).story
    const { release } = await send('post', 'releases', { release: { name: 'Advent', release_at: '2030-12-01 08:00' } })
    await send('put', `stories/${story.id}`, { story: { content: page({ title: 'Advent' }) }, release_id: release.id })
    expect((await client.get(at(`releases/${release.id}/check_conflicts`), {})).data).toMatchObject({ has_conflicts: false })
    expect((await list('releases', {})).map(({ name }: { name: string }) => name)).toEqual(['Advent'])
    const done = await send('put', `releases/${release.id}`, { release: { name: 'Advent' }, do_release: true })
    expect(done.release).toMatchObject({ released: true })

    const story_scheduling = { story_id: story.id, publish_at: '2030-12-24T08:00:00.000Z' }
    const made = (await send('post', 'story_schedulings', { story_scheduling })).story_scheduling
    expect((await list('story_schedulings', { by_status: 'scheduled' })).map(({ id }: { id: number }) => id)).toEqual([made.id])
    await client.delete(at(`story_schedulings/${made.id}`), {})

    const discussion = { title: 'Titel', block_uid: 'root', comment: { message_json: [{ type: 'text', text: 'Zu lang?' }] } }
    const begun = (await send('post', `stories/${story.id}/discussions`, { discussion })).discussion
    await send('put', `discussions/${begun.id}`, { discussion: { solved_at: '2030-12-01 08:00' } })
    expect((await list(`stories/${story.id}/discussions`, { by_status: 'solved' })).length).toBe(1)
  })

  it('understands every error', async () => {
    const { client, at } = await openClient()
    await client.post(at('stories'), { story: { name: 'A', slug: 'a', content: page() } })
    const twice = client.post(at('stories'), { story: { name: 'A', slug: 'a', content: page() } })
    await expect(twice).rejects.toMatchObject({
      status: 422,
      response: { data: { slug: [expect.stringContaining('has already been taken')] } },
    })
    await expect(client.get(at('nothing'))).rejects.toMatchObject({ status: 404 })
  })
})

describe('@storyblok/management-api-client', () => {
  async function openClient() {
    const { address, admin, ...studio } = await openListening()
    const options = { baseUrl: address, spaceId: space.id, rateLimit: false as const, throwOnError: true }
    return { ...studio, address, client: createManagementApiClient({ ...options, personalAccessToken: admin.token }), options }
  }

  it('signs in bare and as Bearer', async () => {
    const { client, options } = await openClient()
    expect((await client.users.me()).data?.user?.email).toBe('admin@example.org')
    await expect(createManagementApiClient({ ...options, oauthToken: 'wrong' }).users.me({ throwOnError: true })).rejects.toMatchObject({
      response: { status: 401 },
    })
  })

  it('works with stories and their versions', async () => {
    const { client } = await openClient()
    const made = await client.stories.create({ body: { story: { name: 'Neu', slug: 'neu', content: page() } }, throwOnError: true })
    const id = made.data.story?.id ?? 0
    const saved = await client.stories.update(id, {
      body: { story: { name: 'Anders' } },
      query: { publish: true, force_update: false },
      throwOnError: true,
    })
    expect(saved.data.story).toMatchObject({ name: 'Anders', published: true })
    expect((await client.stories.publish(id, { throwOnError: true })).data.story?.published).toBe(true)
    const copy = await client.stories.duplicate(id, { body: { story: { name: 'Kopie', slug: 'kopie' } }, throwOnError: true })
    expect(copy.data.story?.full_slug).toBe('kopie')
    expect((await client.stories.versions(id, { throwOnError: true })).data.versions.length).toBeGreaterThan(2)
    const { data, response } = await client.stories.list({ query: { story_only: true, per_page: 1 }, throwOnError: true })
    expect([data.stories?.length, response.headers.get('total')]).toEqual([1, '2'])
    await client.stories.delete(id, { throwOnError: true })
    await expect(client.stories.get(id, { throwOnError: true })).rejects.toMatchObject({ response: { status: 404 } })
  })

  it('works with components, groups, presets and tags', async () => {
    const { client } = await openClient()
    const group = await client.componentFolders.create({ body: { component_group: { name: 'Texte' } }, throwOnError: true })
    const tag = await client.internalTags.create({ body: { internal_tag: { name: 'neu', object_type: 'component' } }, throwOnError: true })
    const component = {
      name: 'quote',
      schema: { title: { type: 'text' as const, pos: 0 } },
      component_group_uuid: group.data.component_group?.uuid ?? '',
      internal_tag_ids: [tag.data.internal_tag?.id ?? 0],
    }
    const made = await client.components.create({ body: { component }, throwOnError: true })
    const { id } = made.data.component
    await client.presets.create({ body: { preset: { name: 'Lang', component_id: id, preset: { title: 'T' } } }, throwOnError: true })
    await client.components.update(id, { body: { component: { ...component, display_name: 'Zitat' } }, throwOnError: true })
    const { versions } = (await client.components.versions(id, { throwOnError: true })).data
    await client.components.restoreVersion(id, versions.at(-1)?.id ?? 0, { throwOnError: true })
    const { components, component_groups } = (await client.components.list({ throwOnError: true })).data
    expect(components).toMatchObject([{ name: 'quote', display_name: '', all_presets: [{ name: 'Lang' }] }])
    expect(component_groups).toMatchObject([{ name: 'Texte' }])
    await client.components.delete(id, { throwOnError: true })
    expect((await client.components.restore(id, { throwOnError: true })).data.component.name).toBe('quote')
  })

  it('uploads a file in three steps and describes it', async () => {
    const { client, address } = await openClient()
    const file = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const asset = await client.assets.create({ body: { short_filename: 'rose.png', alt: 'Rose' }, file: new Blob([new Uint8Array(file)]) })
    expect(asset).toMatchObject({
      alt: 'Rose',
      content_type: 'image/png',
      filename: expect.stringMatching(/\/6x4\/[\da-f]{10}\/rose\.png$/),
    })
    expect((await fetch(asset?.filename ?? address)).status).toBe(200)
    expect((await client.assets.list({ throwOnError: true })).data.assets).toHaveLength(1)
  })

  it('works with datasources, and reads the space', async () => {
    const { client } = await openClient()
    const made = await client.datasources.create({ body: { datasource: { name: 'Farben', slug: 'farben' } }, throwOnError: true })
    const datasource_id = made.data.datasource?.id ?? 0
    await client.datasourceEntries.create({ body: { datasource_entry: { name: 'rot', value: 'Rot', datasource_id } }, throwOnError: true })
    const { data } = await client.datasourceEntries.list({ query: { datasource_id }, throwOnError: true })
    expect(data.datasource_entries).toMatchObject([{ name: 'rot', value: 'Rot', dimension_value: null }])
    expect((await client.spaces.get({ path: { space_id: space.id }, throwOnError: true })).data.space).toMatchObject({ id: space.id })
  })
})
