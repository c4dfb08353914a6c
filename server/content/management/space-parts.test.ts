import { describe, expect, it } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { publish, space, tokens } from '../test-content.ts'

const page = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

describe('the space', () => {
  it('says what tools ask of it', async () => {
    const { manage } = await openTestStudio()
    const { body } = await manage('GET', `/v1/spaces/${space.id}`)
    expect(body.space).toMatchObject({ id: space.id, name: 'Anlass', domain: space.domain, region: 'eu', first_token: tokens.preview })
    expect(body.space.languages).toEqual([
      { code: 'de-at', name: 'Österreichisches Deutsch' },
      { code: 'fr-fr', name: 'Französisch (Frankreich)' },
    ])
    expect((await manage('GET', '/v1/spaces')).body.spaces).toHaveLength(1)
  })

  it.each(['/v1/spaces/', '/v1/users/me/', 'stories/', 'releases/', 'story_schedulings/', 'api_keys/', 'assets/'])(
    'has the same at %s as without the slash',
    async (path) => {
      const { manage } = await openTestStudio()
      const [withSlash, without] = [await manage('GET', path), await manage('GET', path.slice(0, -1))]
      expect([withSlash.status, withSlash.body]).toEqual([200, without.body])
    },
  )

  it.each(['/v1/spaces/2', '/v1/spaces/2/stories', 'nothing', 'stories/99', 'stories/x', 'branches', 'assets/99', 'components/x'])(
    'has nothing at %s',
    async (path) => {
      const { manage } = await openTestStudio()
      const { status, body } = await manage('GET', path)
      expect([status, body]).toEqual([404, ['This record could not be found']])
    },
  )

  it('names its two keys', async () => {
    const { manage } = await openTestStudio()
    const { api_keys } = (await manage('GET', 'api_keys')).body
    expect(api_keys.map(({ access, token }: { access: string; token: string }) => [access, token])).toEqual([
      ['public', tokens.public],
      ['private', tokens.preview],
    ])
  })
})

describe('tags of stories', () => {
  it('are counted, renamed and taken away in all of them', async () => {
    const { manage, store, studio } = await openTestStudio()
    await publish(store, 'a', { tags: ['rot', 'blau'] })
    await publish(store, 'b', { tags: ['rot'] })
    expect((await manage('GET', 'tags')).body.tags).toEqual([
      { name: 'blau', taggings_count: 1 },
      { name: 'rot', taggings_count: 2 },
    ])
    expect((await manage('GET', 'tags?search=RO')).headers.get('total')).toBe('1')
    await manage('PUT', 'tags/rot', { tag: { name: 'blau' } })
    expect((await manage('GET', 'tags')).body.tags).toEqual([{ name: 'blau', taggings_count: 2 }])
    expect(JSON.parse((await studio(`/v2/cdn/stories/b?token=${tokens.public}`)).text).story.tag_list).toEqual(['blau'])
    expect((await manage('DELETE', 'tags/blau')).status).toBe(204)
    expect((await manage('GET', 'tags')).body.tags).toEqual([])
    expect((await manage('DELETE', 'tags/blau')).status).toBe(404)
  })

  it('are given to several stories at once', async () => {
    const { manage, store } = await openTestStudio()
    const story_id = await publish(store, 'a')
    await manage('POST', 'tags/bulk_association', { tags: { stories: [{ story_id, tag_list: ['neu'] }] } })
    expect((await manage('GET', `stories/${story_id}`)).body.story.tag_list).toEqual(['neu'])
  })

  it('are given once to a story that is named several times, as the last says', async () => {
    const { manage, store } = await openTestStudio()
    const story_id = await publish(store, 'a')
    const versions = async () => Number((await manage('GET', `stories/${story_id}/versions`)).headers.get('total'))
    const before = await versions()
    const stories = Array.from({ length: 60 }, (_, index) => ({ story_id, tag_list: [`t${index}`] }))
    expect((await manage('POST', 'tags/bulk_association', { tags: { stories } })).status).toBe(200)
    expect((await manage('GET', `stories/${story_id}`)).body.story.tag_list).toEqual(['t59'])
    expect(await versions()).toBe(before + 1)
  })
})

describe('the workflow', () => {
  async function openWithStages() {
    const studio = await openTestStudio()
    const { manage, join, store } = studio
    const stage = async (name: string, rules: object) =>
      (await manage('POST', 'workflow_stages', { workflow_stage: { name, ...rules } })).body.workflow_stage
    const ready = await stage('Fertig', { allow_publish: true, position: 2, color: '#0f0' })
    const review = await stage('Prüfung', {
      story_editing_locked: true,
      position: 1,
      allow_all_stages: false,
      workflow_stage_ids: [ready.id],
    })
    const editor = await join({ email: 'grace@example.org', name: 'Grace', role: 'editor' })
    const id = await publish(store, 'a', { fields: { title: 'T', body: [] } })
    const bring = (workflow_stage_id: number, token?: string) =>
      manage('POST', 'workflow_stage_changes', { workflow_stage_change: { story_id: id, workflow_stage_id } }, token)
    return { ...studio, ready, review, editor, id, bring, stage }
  }

  it('keeps in which stage a story is, and how it came there', async () => {
    const { manage, ready, review, id, bring, editor } = await openWithStages()
    expect((await manage('GET', 'workflow_stages')).body.workflow_stages).toMatchObject([
      { name: 'Prüfung' },
      { name: 'Fertig', color: '#0f0' },
    ])
    expect((await bring(review.id, editor.token)).body.workflow_stage_change).toMatchObject({ story_id: id, user_id: editor.id })
    await bring(ready.id)
    expect((await manage('GET', `stories/${id}`)).body.story.stage).toEqual({
      workflow_stage_id: ready.id,
      workflow_stage_name: 'Fertig',
      workflow_stage_color: '#0f0',
    })
    expect((await manage('GET', `stories?in_workflow_stages=${ready.id}`)).headers.get('total')).toBe('1')
    expect((await manage('GET', `workflow_stage_changes?with_story=${id}`)).body.workflow_stage_changes).toMatchObject([
      { workflow_stage_id: ready.id },
      { workflow_stage_id: review.id },
    ])
    expect((await manage('DELETE', `workflow_stages/${ready.id}`)).body).toEqual({ id: [expect.stringContaining('"a"')] })
  })

  it('holds editors to its rules, and admins not', async () => {
    const { manage, ready, review, id, bring, editor, stage } = await openWithStages()
    const secret = await stage('Geheim', { allow_all_users: false, user_ids: [] })
    await bring(review.id)
    const save = (token?: string) => manage('PUT', `stories/${id}`, { story: { name: 'X' } }, token)
    expect((await save(editor.token)).body.error).toContain("can't be changed")
    expect((await manage('GET', `stories/${id}/publish`, undefined, editor.token)).body.error).toContain("can't be published")
    expect((await save()).status).toBe(200)
    expect((await bring(secret.id, editor.token)).status).toBe(403)
    await manage('PUT', `workflow_stages/${secret.id}`, { workflow_stage: { user_ids: [editor.id] } })
    expect((await bring(secret.id, editor.token)).body.error).toContain("can't go on")
    expect((await bring(ready.id, editor.token)).status).toBe(201)
    expect((await manage('GET', `stories/${id}/publish`, undefined, editor.token)).status).toBe(200)
  })

  it('changes what a stage’s change names', async () => {
    const { manage, review } = await openWithStages()
    const { workflow_stage } = (await manage('PUT', `workflow_stages/${review.id}`, { workflow_stage: { name: 'Lektorat' } })).body
    expect(workflow_stage).toEqual({ ...review, name: 'Lektorat' })
    expect((await manage('PUT', `workflow_stages/${review.id}`, { workflow_stage: { name: 'Fertig' } })).body).toEqual({
      name: ['has already been taken'],
    })
  })
})

describe('webhook endpoints', () => {
  const webhook_endpoint = { name: 'Suche', endpoint: 'https://search.example.org/hook', secret: 'geheim', actions: ['story.published'] }

  it('are kept, changed and deleted', async () => {
    const { manage } = await openTestStudio()
    const made = await manage('POST', 'webhook_endpoints', { webhook_endpoint })
    expect([made.status, made.body.webhook_endpoint]).toMatchObject([201, { ...webhook_endpoint, activated: true, description: '' }])
    const { id } = made.body.webhook_endpoint
    const changed = await manage('PUT', `webhook_endpoints/${id}`, { webhook_endpoint: { activated: false, secret: '' } })
    expect(changed.body.webhook_endpoint).toMatchObject({ name: 'Suche', activated: false, secret: null, actions: ['story.published'] })
    expect((await manage('GET', 'webhook_endpoints')).body.webhook_endpoints).toHaveLength(1)
    expect((await manage('GET', 'webhook_endpoints/allowed_actions')).body.allowed_actions).toContain('story.moved')
    expect((await manage('DELETE', `webhook_endpoints/${id}`)).status).toBe(204)
  })

  it.each([
    'http://localhost/x',
    'http://127.0.0.1/x',
    'http://127.1/x',
    'http://2130706433/x',
    'http://0x7f000001/x',
    'http://[::1]/x',
    'http://[::ffff:127.0.0.1]/x',
    'http://10.1.2.3/x',
    'http://192.168.0.1:8080/x',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/x',
    'http://[fec0::1]/x',
    'http://[::127.0.0.1]/x',
    'http://[::ffff:0:127.0.0.1]/x',
    'http://[64:ff9b:1::7f00:1]/x',
    'http://[2001:0:7f00:1::1]/x',
    'http://[2002:7f00:1::]/x',
    'http://0.0.0.0/x',
    'http://database/x',
    'http://localhost./x',
    'http://intranet.local/x',
  ])('do not go inside the network: %s', async (endpoint) => {
    const { manage } = await openTestStudio()
    const { status, body } = await manage('POST', 'webhook_endpoints', { webhook_endpoint: { ...webhook_endpoint, endpoint } })
    expect([status, body]).toEqual([422, { endpoint: [expect.stringContaining('inside the network')] }])
  })

  it.each(['no address', 'ftp://example.org/x', 'javascript:alert(1)', 'https://user:password@example.org/x'])(
    'do not go to %s',
    async (endpoint) => {
      const { manage } = await openTestStudio()
      expect((await manage('POST', 'webhook_endpoints', { webhook_endpoint: { ...webhook_endpoint, endpoint } })).status).toBe(422)
    },
  )

  it('go inside where the settings allow it', async () => {
    const { manage } = await openTestStudio({ environment: { WEBHOOK_ALLOW_INSIDE: 'true' } })
    expect(
      (await manage('POST', 'webhook_endpoints', { webhook_endpoint: { ...webhook_endpoint, endpoint: 'http://search:8080/' } })).status,
    ).toBe(201)
  })
})

describe('activities', () => {
  it('say who did what, the last first', async () => {
    const { manage, join, admin } = await openTestStudio()
    const grace = await join({ email: 'grace@example.org', name: 'Grace', role: 'editor' })
    const { id } = (await manage('POST', 'stories', { story: { name: 'A', slug: 'a', content: page() } })).body.story
    await manage('GET', `stories/${id}/publish`, undefined, grace.token)
    await manage('POST', 'datasources', { datasource: { name: 'D', slug: 'd' } })
    const keys = async (query: string) =>
      (await manage('GET', `activities?${query}`)).body.activities.map(({ activity }: { activity: { key: string } }) => activity.key)
    expect(await keys('')).toEqual(['datasource.create', 'story.publish', 'story.create'])
    expect(await keys(`by_owner_ids=${grace.id}`)).toEqual(['story.publish'])
    expect(await keys('types=Datasource')).toEqual(['datasource.create'])
    expect(await keys('key_like=story.')).toEqual(['story.publish', 'story.create'])
    expect(await keys('created_at_lte=2020-01-01')).toEqual([])
    const [, published] = (await manage('GET', 'activities')).body.activities
    expect(published).toMatchObject({
      activity: { trackable_id: id, trackable_type: 'Story', owner_id: grace.id },
      trackable: { name: 'A' },
      user: { friendly_name: 'Grace' },
    })
    expect(admin.id).not.toBe(grace.id)
  })

  it('say which of the stories are folders, in the trash, too', async () => {
    const { manage } = await openTestStudio()
    const make = async (story: object) => (await manage('POST', 'stories', { story })).body.story.id
    const folder = await make({ name: 'Ordner', slug: 'ordner', is_folder: true })
    await make({ name: 'A', slug: 'a', content: page() })
    const folders = async () => (await manage('GET', 'activities')).body.activities.map(({ trackable }: { trackable: object }) => trackable)
    expect(await folders()).toMatchObject([
      { name: 'A', is_folder: false },
      { name: 'Ordner', is_folder: true },
    ])
    await manage('DELETE', `stories/${folder}`)
    expect((await folders())[0]).toMatchObject({ name: 'Ordner', is_folder: true })
  })
})
