import { describe, expect, it } from 'vitest'
import { openRelease, titled } from './test-releases.ts'

describe('a release', () => {
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
})
