import { describe, expect, it } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

async function openKeys() {
  const studio = await openStories()
  const { create, manage, studio: ask } = studio
  const a = await create('a', { content: rootPage({ title: 'Alt' }) })
  const b = await create('b', { content: rootPage({ relation: a.uuid }), group_id: a.group_id })
  for (const { id } of [a, b]) await manage('GET', `stories/${id}/publish`)
  await manage('PUT', `stories/${a.id}`, { story: { content: rootPage({ title: 'Entwurf' }) } })
  const make = async (api_key: object) => {
    const { status, body } = await manage('POST', 'api_keys', { api_key })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.api_key
  }
  const read = async (token: string, path: string) => {
    const { status, text } = await ask(`/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=${token}`)
    return { status, body: JSON.parse(text) }
  }
  const title = async (token: string, path: string) => {
    const { status, body } = await read(token, path)
    return status === 200 ? body.story.content.title : status
  }
  return { ...studio, a, b, make, read, title }
}

describe('a key of the Delivery API', () => {
  it('that is public reads what is published, one that is private drafts too', async () => {
    const { make, title } = await openKeys()
    const open = await make({ access: 'public', name: 'Partner' })
    const hidden = await make({ access: 'private' })
    expect(open).toMatchObject({ name: 'Partner', token: expect.any(String), min_cache: 0, branch_id: null, story_ids: [] })
    expect(await title(open.token, 'stories/a')).toBe('Alt')
    expect(await title(open.token, 'stories/a?version=draft')).toBe(401)
    expect(await title(hidden.token, 'stories/a?version=draft')).toBe('Entwurf')
  })

  it('for a release reads its texts, and of everything else what is published', async () => {
    const { make, title, manage, a } = await openKeys()
    const release = async (name: string) => (await manage('POST', 'releases', { release: { name } })).body.release.id
    const [own, other] = [await release('Eins'), await release('Zwei')]
    await manage('PUT', `stories/${a.id}`, { story: { content: rootPage({ title: 'Neu' }) }, release_id: own })
    const { token } = await make({ access: 'release', release_ids: [own] })
    expect(await title(token, `stories/a?from_release=${own}`)).toBe('Neu')
    expect(await title(token, 'stories/a')).toBe('Alt')
    expect(await title(token, `stories/a?from_release=${other}`)).toBe(401)
    expect(await title(token, 'stories/a?version=draft')).toBe(401)
  })

  it('for some stories reads no others, by whatever way', async () => {
    const { make, read, b } = await openKeys()
    const { token } = await make({ access: 'private', story_ids: [b.id] })
    const { body } = await read(token, 'stories/b?resolve_relations=page.relation')
    expect(body).toMatchObject({ story: { alternates: [] }, rels: [] })
    expect((await read(token, 'stories/a')).status).toBe(404)
    expect((await read(token, 'stories')).body.stories).toHaveLength(1)
    expect(Object.keys((await read(token, 'links')).body.links)).toEqual([b.uuid])
    expect((await read(token, `stories?by_uuids=${b.uuid}`)).body.stories).toHaveLength(1)
  })

  it('for files reads no story', async () => {
    const { make, read } = await openKeys()
    const { token } = await make({ access: 'asset' })
    expect((await read(token, 'stories/a')).status).toBe(401)
    expect((await read(token, 'assets/me?filename=/nichts.png')).status).toBe(404)
  })

  it('ends when it is deleted, and has its reach changed at once', async () => {
    const { make, read, manage, a, b } = await openKeys()
    const { id, token } = await make({ access: 'public' })
    await manage('PUT', `api_keys/${id}`, { api_key: { story_ids: [a.id], name: 'Nur a' } })
    expect((await read(token, 'stories/b')).status).toBe(404)
    await manage('PATCH', `api_keys/${id}`, { api_key: { story_ids: [b.id] } })
    expect((await read(token, 'stories/b')).status).toBe(200)
    expect((await manage('GET', `api_keys/${id}`)).body.api_key).toMatchObject({ name: 'Nur a', story_ids: [b.id] })
    expect((await manage('DELETE', `api_keys/${id}`)).status).toBe(204)
    expect((await read(token, 'stories/b')).status).toBe(401)
  })

  it.each([
    ['an access that there is not', { access: 'theme' }, 'access'],
    ['a branch', { access: 'public', branch_id: 5 }, 'branch_id'],
    ['a cache that would show old pages', { access: 'public', min_cache: 60 }, 'min_cache'],
    ['a story that there is not', { access: 'public', story_ids: [5] }, 'story_ids'],
    ['a release that there is not', { access: 'release', release_ids: [5] }, 'release_ids'],
  ])('is not made for %s', async (_, api_key, field) => {
    const { manage } = await openKeys()
    const { status, body } = await manage('POST', 'api_keys', { api_key })
    expect([status, Object.keys(body)]).toEqual([422, [field]])
  })

  it('is made and seen by who manages the space; those of the settings stay', async () => {
    const { manage, join } = await openKeys()
    const editor = await join({ email: 'e@example.org', name: 'E', role: 'editor' })
    expect((await manage('GET', 'api_keys', undefined, editor.token)).status).toBe(403)
    expect((await manage('POST', 'api_keys', { api_key: { access: 'private' } }, editor.token)).status).toBe(403)
    const [first] = (await manage('GET', 'api_keys')).body.api_keys
    expect((await manage('DELETE', `api_keys/${first.id}`)).status).toBe(422)
  })
})
