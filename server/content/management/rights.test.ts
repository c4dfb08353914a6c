import { describe, expect, it } from 'vitest'
import { headline } from '../../../tests/test-bloks.ts'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { publish } from '../test-content.ts'

const page = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

/** A space with a page in each of two folders, and a marketer who may write and publish in one of them. */
async function openWithMarketer(role: object = {}) {
  const studio = await openTestStudio()
  const { manage, store, join } = studio
  const inside = await publish(store, 'anlass/hochzeit', { fields: { title: 'Hochzeit', body: [headline('H')] } })
  const outside = await publish(store, 'myposter/start', { fields: { title: 'Start', body: [] } })
  const [folder] = (await manage('GET', 'stories?with_slug=anlass')).body.stories
  const permissions = ['save_stories', 'publish_stories', 'unpublish_stories', 'delete_stories', 'move_story', 'edit_story_slug']
  const space_role = { role: 'Marketing', permissions, allowed_paths: [folder.id], ...role }
  const made = await manage('POST', 'space_roles', { space_role })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const marketer = await join({ email: 'mia@example.org', name: 'Mia', role: 'custom', spaceRoleId: made.body.space_role.id })
  const asMarketer = (method: string, path: string, body?: unknown) => manage(method, path, body, marketer.token)
  return { ...studio, inside, outside, folder, marketer, asMarketer, roleId: made.body.space_role.id }
}

describe('a marketer with one folder', () => {
  it('R6.03 writes and publishes in it', async () => {
    const { asMarketer, inside, folder, marketer } = await openWithMarketer()
    const saved = await asMarketer('PUT', `stories/${inside}`, { story: { content: page({ title: 'Neu' }) }, publish: 1 })
    expect([saved.status, saved.body.story.last_author_id]).toEqual([200, marketer.id])
    const story = { name: 'Taufkarten', slug: 'taufkarten', parent_id: folder.id, content: page() }
    const made = await asMarketer('POST', 'stories', { story })
    expect(made.body.story.full_slug).toBe('anlass/taufkarten')
    const { id } = made.body.story
    for (const path of [`stories/${id}/publish`, `stories/${id}/unpublish`]) expect((await asMarketer('GET', path)).status).toBe(200)
    expect((await asMarketer('PUT', `stories/${id}`, { story: { slug: 'kommunionkarten' } })).body.story.full_slug).toBe(
      'anlass/kommunionkarten',
    )
    expect((await asMarketer('DELETE', `stories/${id}`)).status).toBe(200)
    expect((await asMarketer('GET', `stories/${id}/undelete`)).status).toBe(200)
  })

  it('R6.03 reads, but writes nowhere else, by whatever way', async () => {
    const { asMarketer, manage, inside, outside, folder } = await openWithMarketer()
    const [other] = (await manage('GET', 'stories?with_slug=myposter')).body.stories
    expect((await asMarketer('GET', `stories/${outside}`)).status).toBe(200)
    const version = (await manage('PUT', `stories/${outside}`, { story: { name: 'A' } })).body.story.current_version_id
    const before = (await manage('GET', `stories/${outside}`)).body.story
    const attempts: [string, string, unknown?][] = [
      ['PUT', `stories/${outside}`, { story: { name: 'X' } }],
      ['GET', `stories/${outside}/publish`],
      ['GET', `stories/${outside}/unpublish`],
      ['DELETE', `stories/${outside}`],
      ['GET', `stories/${outside}/discard_changes`],
      ['GET', `stories/${outside}/restore_with?version=${version}`],
      ['PUT', `versions/${version}?model=stories&model_id=${outside}`],
      ['PUT', `stories/${outside}/move?to_folder=${folder.id}`],
      ['PUT', `stories/${inside}/move?to_folder=${other.id}`],
      ['POST', 'stories/bulk_move', { story_ids: [inside], to_folder: 0 }],
      ['PUT', `stories/${inside}`, { story: { parent_id: other.id } }],
      ['PUT', `stories/${inside}/duplicate`, { story: { slug: 'x', parent_id: other.id } }],
      ['POST', 'stories', { story: { name: 'X', slug: 'x', content: page() } }],
      ['PUT', `stories/${folder.id}`, { story: { slug: 'x' } }],
      ['POST', 'tags/bulk_association', { tags: { stories: [{ story_id: outside, tag_list: ['x'] }] } }],
    ]
    for (const [method, path, body] of attempts) {
      const answer = await asMarketer(method, path, body)
      expect([method, path, answer.status, Object.keys(answer.body)]).toEqual([method, path, 403, ['error']])
    }
    expect((await manage('GET', `stories/${outside}`)).body.story).toEqual({ ...before, preview_token: expect.anything() })
    expect((await manage('GET', 'stories')).headers.get('total')).toBe('4')
  })

  it('R6.03 may do nothing that only other roles may', async () => {
    const { asMarketer } = await openWithMarketer()
    const attempts: [string, string, unknown?][] = [
      ['POST', 'components', { component: { name: 'x' } }],
      ['POST', 'component_groups', { component_group: { name: 'x' } }],
      ['POST', 'presets', { preset: { name: 'x', component_id: 1 } }],
      ['POST', 'internal_tags', { internal_tag: { name: 'x', object_type: 'asset' } }],
      ['POST', 'datasources', { datasource: { name: 'x', slug: 'x' } }],
      ['POST', 'assets?filename=a.png'],
      ['POST', 'assets/bulk_destroy', { ids: [1] }],
      ['PUT', 'tags/x', { tag: { name: 'y' } }],
      ['POST', 'collaborators', { collaborator: { email: 'x@example.org', role: 'admin' } }],
      ['POST', 'collaborators/1/password', {}],
      ['POST', 'space_roles', { space_role: { role: 'x' } }],
      ['POST', 'workflow_stages', { workflow_stage: { name: 'x' } }],
      ['GET', 'webhook_endpoints'],
      ['POST', 'webhook_endpoints', { webhook_endpoint: { name: 'x', endpoint: 'https://example.org' } }],
      ['GET', 'api_keys'],
    ]
    for (const [method, path, body] of attempts)
      expect([method, path, (await asMarketer(method, path, body)).status]).toEqual([method, path, 403])
  })

  it('R6.03 follows its folder when that is renamed, and ends when it is deleted', async () => {
    const { asMarketer, manage, inside, outside, folder } = await openWithMarketer()
    await manage('PUT', `stories/${folder.id}`, { story: { slug: 'karten' } })
    expect((await asMarketer('PUT', `stories/${inside}`, { story: { name: 'X' } })).status).toBe(200)
    await manage('DELETE', `stories/${folder.id}`)
    expect((await asMarketer('PUT', `stories/${outside}`, { story: { name: 'X' } })).status).toBe(403)
  })

  it('R6.03 has just the actions of the role', async () => {
    const { asMarketer, manage, inside, roleId } = await openWithMarketer({ permissions: ['save_stories'] })
    expect((await asMarketer('PUT', `stories/${inside}`, { story: { name: 'X' } })).status).toBe(200)
    const refused = await asMarketer('PUT', `stories/${inside}`, { story: { name: 'Y' }, publish: true })
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('publish_stories')])
    expect((await manage('GET', `stories/${inside}`)).body.story.name).toBe('X')
    const scheduled = { publish_at: '2030-01-01 08:00' }
    expect((await asMarketer('PUT', `stories/${inside}`, { story: scheduled })).status).toBe(403)
    expect((await asMarketer('PUT', `stories/${inside}`, { story: { expire_at: scheduled.publish_at } })).status).toBe(403)
    await manage('PUT', `space_roles/${roleId}`, { space_role: { permissions: ['publish_stories'] } })
    expect((await asMarketer('GET', `stories/${inside}/publish`)).status).toBe(200)
    expect((await asMarketer('PUT', `stories/${inside}`, { story: { name: 'Z' } })).status).toBe(403)
  })
})

describe('a role with some components', () => {
  async function openWithComponents() {
    const studio = await openWithMarketer()
    const { manage, roleId } = studio
    const { component } = (await manage('POST', 'components', { component: { name: 'page_headline', schema: {} } })).body
    await manage('PUT', `space_roles/${roleId}`, { space_role: { component_ids: [component.id], allowed_paths: [] } })
    const { content } = (await manage('GET', `stories/${studio.inside}`)).body.story
    const save = (body: object[], fields: object = {}) =>
      studio.asMarketer('PUT', `stories/${studio.inside}`, { story: { content: { ...content, ...fields, body } } })
    return { ...studio, content, save }
  }

  it('R6.03 changes, adds and removes their bloks in pages of others', async () => {
    const { save } = await openWithComponents()
    expect((await save([{ ...headline('H'), headline: 'Neu' }, headline('Zwei')])).status).toBe(200)
    expect((await save([])).status).toBe(200)
  })

  it('R6.03 touches no other blok', async () => {
    const { save, content } = await openWithComponents()
    const [standing] = content.body
    const added = await save([standing, { _uid: 'n', component: 'section', body: [] }])
    expect([added.status, added.body.error]).toEqual([403, expect.stringContaining('"section"')])
    expect((await save([standing], { title: 'Anders' })).body.error).toContain('"page"')
  })
})

describe('roles and people', () => {
  it('are made and changed by admins, who cannot lock everybody out', async () => {
    const { manage, admin } = await openTestStudio()
    const made = await manage('POST', 'collaborators', {
      collaborator: { email: 'Grace@Example.org', role: 'editor', friendly_name: 'Grace' },
    })
    expect(made.body.collaborator).toMatchObject({
      role: 'editor',
      user: { userid: 'grace@example.org' },
      initial_password: expect.any(String),
    })
    const { id } = made.body.collaborator
    expect((await manage('POST', 'collaborators', { collaborator: { email: 'grace@example.org' } })).body).toEqual({
      email: [expect.stringContaining('taken')],
    })
    expect((await manage('PUT', `collaborators/${id}`, { collaborator: { role: 'custom' } })).body).toEqual({
      space_role_id: [expect.any(String)],
    })
    expect((await manage('PUT', `collaborators/${admin.id}`, { collaborator: { role: 'editor' } })).body).toEqual({
      role: [expect.stringContaining('last admin')],
    })
    expect((await manage('DELETE', `collaborators/${admin.id}`)).status).toBe(422)
    expect((await manage('PUT', `collaborators/${id}`, { collaborator: { role: 'admin' } })).body.collaborator.role).toBe('admin')
    expect((await manage('GET', 'collaborators')).body.collaborators).toHaveLength(2)
    expect((await manage('DELETE', `collaborators/${id}`)).status).toBe(204)
  })

  it('end the tokens of who is gone', async () => {
    const { manage, marketer, asMarketer, roleId } = await openWithMarketer()
    expect((await manage('DELETE', `space_roles/${roleId}`)).body).toEqual({ id: [expect.stringContaining('mia@example.org')] })
    expect((await manage('DELETE', `collaborators/${marketer.id}`)).status).toBe(204)
    expect((await asMarketer('GET', '/v1/users/me')).status).toBe(401)
    expect((await manage('DELETE', `space_roles/${roleId}`)).status).toBe(204)
  })

  it.each([
    ['a restriction that would not be enforced', { role: 'x', field_permissions: ['page.title'] }, 'field_permissions'],
    ['a permission that there is not', { role: 'x', permissions: ['rule_the_world'] }, 'permissions.0'],
    ['a folder that there is not', { role: 'x', allowed_paths: [5] }, 'allowed_paths'],
    ['a component that there is not', { role: 'x', component_ids: [5] }, 'component_ids'],
    ['a name that is taken', { role: 'Marketing' }, 'role'],
  ])('are refused with %s', async (_, space_role, field) => {
    const { manage } = await openWithMarketer()
    const { status, body } = await manage('POST', 'space_roles', { space_role })
    expect([status, Object.keys(body)]).toEqual([422, [field]])
  })
})
