import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openTestStudio, studioAddress } from '../../../tests/test-studio.ts'
import { DatabaseAway } from '../../database/database-away.ts'
import { FileStoreError } from '../../images/file-store.ts'
import { reservedSteps } from './reserved-slugs.ts'
import { pathOf } from './test-assets.ts'

const page = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

async function openWithStory() {
  const studio = await openTestStudio()
  const { id } = (await studio.manage('POST', 'stories', { story: { name: 'A', slug: 'a', content: page() } })).body.story
  /** Nothing was lost and nothing was added. */
  const isUntouched = async () => {
    const { body, headers } = await studio.manage('GET', 'stories')
    return headers.get('total') === '1' && body.stories[0].name === 'A'
  }
  return { ...studio, id, isUntouched }
}

describe('a body that cannot be meant', () => {
  it.each([
    ['no JSON', '{"story": {', 400, { error: 'The body is not JSON' }],
    ['no object', '[1]', 400, { error: 'The body must be a JSON object' }],
    ['nothing', '', 422, { story: [expect.stringContaining('is missing')] }],
    ['no story', '{"story": "text"}', 422, { story: [expect.stringContaining('is missing')] }],
    ['wrong types', '{"story": {"name": 5, "tag_list": "x"}}', 422, { name: [expect.any(String)], tag_list: [expect.any(String)] }],
    ['10,000 levels', `{"story":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 422, { error: expect.stringContaining('levels deep') }],
  ])('is refused: %s', async (_, body, status, answer) => {
    const { manage, isUntouched, id } = await openWithStory()
    expect(await manage('PUT', `stories/${id}`, body)).toMatchObject({ status, body: answer })
    expect(await isUntouched()).toBe(true)
  })

  it('is refused when it has 50 MB, whether its length is announced or not', async () => {
    const { manage, studio, admin, isUntouched, id } = await openWithStory()
    const text = JSON.stringify({ story: { name: 'x'.repeat(50_000_000) } })
    expect(await manage('PUT', `stories/${id}`, text)).toMatchObject({ status: 413, body: { error: expect.stringContaining('10 MB') } })
    const body = new Blob([text]).stream()
    const init = { method: 'PUT', headers: { authorization: admin.token }, body, duplex: 'half' }
    expect((await studio(`/v1/spaces/52681/stories/${id}`, init)).status).toBe(413)
    expect(await isUntouched()).toBe(true)
  })

  it('is read once, however many fields it has', async () => {
    const { manage, id } = await openWithStory()
    const fields = Object.fromEntries(Array.from({ length: 140_000 }, (_, index) => [`f${index}`, 1]))
    expect((await manage('PUT', `stories/${id}`, { ...fields, story: { name: 'B' } })).body.story.name).toBe('B')
  })

  it('is refused when it holds more values than anybody means to send, and says little of what is wrong with many', async () => {
    const { manage, id, isUntouched } = await openWithStory()
    const many = await manage('PUT', `stories/${id}`, { story: { tag_list: Array.from({ length: 200_000 }, () => 1) } })
    expect([many.status, many.body]).toEqual([422, { error: expect.stringContaining('150000 are allowed') }])
    const wrong = await manage('PUT', `stories/${id}`, { story: { tag_list: Array.from({ length: 10_000 }, () => 1) } })
    expect([wrong.status, Object.keys(wrong.body).length <= 100]).toEqual([422, true])
    expect(await isUntouched()).toBe(true)
  })

  it('is refused with 413 when somebody signs in by more than an address and a password', async () => {
    const { studio } = await openWithStory()
    const body = JSON.stringify({ email: 'a@b.de', password: 'x', more: 'x'.repeat(20_000) })
    for (const path of ['/v1/users/login', '/v1/session']) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', origin: studioAddress }, body }
      expect((await studio(path, init)).status).toBe(413)
    }
  })

  it('is taken with DELETE, as the vendor’s client sends it', async () => {
    const { manage, id } = await openWithStory()
    expect((await manage('DELETE', `stories/${id}`, {})).status).toBe(200)
  })
})

// A disk is filled by a limit that SQLite alone has.
describe.skipIf(inject('postgres') !== undefined)('a full disk', () => {
  it('is said with 507, and what was saved before stays', async () => {
    const { manage, id, database, isUntouched, lines } = await openWithStory()
    await sql`pragma max_page_count = 1`.execute(database.kysely)
    const content = page({ title: 'x'.repeat(2_000_000) })
    const { status, body } = await manage('PUT', `stories/${id}`, { story: { name: 'B', content } })
    expect([status, body]).toEqual([507, { error: expect.stringContaining('disk is full') }])
    expect(lines.at(-1)).toMatchObject({ msg: 'a request to the Management API failed' })
    await sql`pragma max_page_count = 1000000`.execute(database.kysely)
    expect(await isUntouched()).toBe(true)
    expect((await manage('PUT', `stories/${id}`, { story: { content } })).status).toBe(200)
  })
})

describe('a full disk under the files, and a database that is away,', () => {
  it('is said with a status of its own, and the upload can be sent again', async () => {
    const { manage, studio, images } = await openTestStudio()
    const { post_url, fields, id } = (await manage('POST', 'assets?filename=a.txt')).body
    const send = () => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
      form.append('file', new File(['Text'], 'a.txt'))
      return studio(pathOf(post_url), { method: 'POST', body: form })
    }
    const { putFile } = images
    images.putFile = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    expect((await send()).status).toBe(507)
    expect((await manage('GET', `assets/${id}/finish_upload`)).status).toBe(422)
    images.putFile = () => Promise.reject(new FileStoreError('The bucket does not answer.'))
    const unanswered = await send()
    expect([unanswered.status, JSON.parse(unanswered.text)]).toEqual([502, { error: expect.stringContaining('Try again') }])
    images.putFile = () => Promise.reject(new DatabaseAway('The database does not answer: connect ECONNREFUSED'))
    const away = await send()
    expect([away.status, away.headers.get('retry-after'), JSON.parse(away.text)]).toEqual([
      503,
      '5',
      { error: expect.stringContaining('The database does not answer. Try again') },
    ])
    images.putFile = putFile
    expect((await send()).status).toBe(204)
    expect((await manage('GET', `assets/${id}/finish_upload`)).status).toBe(200)
  })
})

describe('a slug that the shop’s addresses need for something else', () => {
  it('is refused in the shop’s folders, however a story comes there, and fine beside them', async () => {
    const { manage } = await openTestStudio()
    const create = (slug: string, fields: object = {}) =>
      manage('POST', 'stories', { story: { name: slug, slug, content: page(), ...fields } })
    const { id: parent_id } = (await create('anlass', { is_folder: true, content: undefined })).body.story
    for (const slug of [
      'at',
      'd',
      'myposter',
      'f',
      'web-api',
      'metrics',
      '_payload.json',
      'a b',
      '<img>',
      'a"b',
      'javascript:x',
      '%2e%2e',
      'ä'.repeat(201),
    ])
      expect([slug, Object.keys((await create(slug, { parent_id })).body)]).toEqual([slug, ['slug']])
    for (const slug of ['größe', 'a_b~c.d-1']) expect([slug, (await create(slug, { parent_id })).status]).toEqual([slug, 201])
    const inside = (await create('versand', { parent_id })).body.story.id
    const beside = (await create('at')).body.story.id
    expect((await manage('PUT', `stories/${inside}`, { story: { slug: 'ch' } })).status).toBe(422)
    expect((await manage('PUT', `stories/${beside}/move?to_folder=${parent_id}`)).status).toBe(422)
    expect((await manage('PUT', `stories/${inside}/duplicate`, { story: { slug: 'assets' } })).status).toBe(422)
    const { stories } = (await manage('GET', 'stories?sort_by=full_slug:asc')).body
    expect(stories.map(({ full_slug }: { full_slug: string }) => full_slug)).toEqual([
      'anlass',
      'anlass/a_b~c.d-1',
      'anlass/größe',
      'anlass/versand',
      'at',
    ])
  })

  it('is refused where the address is another page’s or the brand has none, also for what is in a folder that is renamed', async () => {
    const { manage } = await openTestStudio()
    const create = async (slug: string, fields: object = {}) =>
      (await manage('POST', 'stories', { story: { name: slug, slug, content: page(), ...fields } })).body
    const folder = async (slug: string, parent_id = 0) =>
      (await create(slug, { is_folder: true, content: undefined, parent_id })).story.id as number
    const [anlass, myposter] = [await folder('anlass'), await folder('myposter')]
    const refused = async (slug: string, parent_id: number, fields: object = {}) => (await create(slug, { parent_id, ...fields })).slug
    for (const slug of ['produkte', 'merkzettel'])
      expect(await refused(slug, anlass)).toEqual([expect.stringContaining('the shop looks under "anlass/')])
    expect(await refused('themes', await folder('themes', anlass), { is_startpage: true })).toEqual([
      expect.stringContaining('themes/1461'),
    ])
    for (const slug of ['wishlist', 'merkzettel'])
      expect(await refused(slug, myposter)).toEqual([expect.stringContaining('this brand has no page')])
    // Also what comes to be the start page of a brand's folder.
    const atHome = { slug: [expect.stringContaining('the shop looks under "anlass/home". Put the story there')] }
    expect(await create('start', { parent_id: anlass, is_startpage: true })).toEqual(atHome)
    const { story: inside } = await create('versand', { parent_id: anlass })
    expect((await manage('PUT', `stories/${inside.id}`, { story: { is_startpage: true } })).body).toEqual(atHome)
    const { story: start } = await create('x', { parent_id: await folder('karten'), is_startpage: true })
    expect((await manage('PUT', `stories/${start.id}/move?to_folder=${anlass}`)).body).toEqual(atHome)

    const { story: products } = await create('products', { parent_id: anlass })
    expect((await manage('PUT', `stories/${products.id}`, { story: { slug: 'produkte' } })).status).toBe(422)
    const q = await folder('q', myposter)
    await create('aktion', { parent_id: q })
    expect((await manage('PUT', `stories/${q}`, { story: { slug: 'hochzeit' } })).body).toEqual({
      slug: [expect.stringContaining('"myposter/hochzeit/aktion"')],
    })
    expect((await manage('PUT', `stories/${q}`, { story: { slug: 'r' } })).status).toBe(200)
  })

  it('is every first step that the shop answers without a story', async () => {
    const { routes } = await openTestStudio()
    const steps = routes.flatMap(({ path }) => /^\/([\w.-]+)(\/|$)/.exec(path)?.[1] ?? [])
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.filter((step) => !reservedSteps.has(step))).toEqual([])
  })
})

const odd: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['text', 'text'],
  ['a list', [1, 'x', null]],
  ['empty', {}],
  ['a zero byte', { name: 'a\u0000b', story_id: 1, uuid: '\u0000' }],
  [
    'half an emoji',
    { name: '\ud83d', title: '\ud83d', block_uid: '\ud83d', comment: { message_json: [{ type: 'text', text: '\ud83d' }] } },
  ],
  ['numbers without end', { story_id: 1e308, publish_at: 1e308, release_at: -1, story_ids: [1e308], release_ids: [-1], position: 1e308 }],
  ['all wrong', { name: {}, story_id: 'x', publish_at: {}, access: 7, release_at: [], comment: [], solved_at: 0, uuid: {}, story_ids: {} }],
  ['a megabyte', { name: 'x'.repeat(1_000_000), title: 'x'.repeat(1_000_000), uuid: 'x'.repeat(1_000_000) }],
]

describe.each([
  ['POST', 'releases', 'release'],
  ['POST', 'story_schedulings', 'story_scheduling'],
  ['POST', 'stories/:id/discussions', 'discussion'],
  ['POST', 'api_keys', 'api_key'],
  ['POST', 'tags', 'tag'],
  ['POST', 'tasks', 'task'],
  ['POST', 'task_executions', 'task_execution'],
  ['PUT', 'stories/:id/update_uuid', undefined],
  ['PUT', 'stories/:id/partial_update', 'story'],
  ['PUT', 'stories/:id?release_id=5', 'story'],
  ['POST', 'stories/bulk_undelete', undefined],
])('%s %s', (method, path, wrapper) => {
  it.each(odd)('is never a failure of ours, whatever is sent: %s', async (_, sent) => {
    const { manage, id } = await openWithStory()
    const body = wrapper === undefined ? sent : { [wrapper]: sent }
    const { status, body: answer } = await manage(method, path.replace(':id', String(id)), JSON.stringify(body) ?? '')
    expect([200, 201, 400, 404, 422]).toContain(status)
    if (status >= 400) expect(JSON.stringify(answer).length).toBeLessThan(2_000)
  })
})

describe('a list in a body', () => {
  const numbers = Array.from({ length: 1_001 }, (_, index) => index + 1)
  const names = numbers.slice(0, 201).map((number) => `n${number}`)

  it.each([
    ['POST', 'stories/bulk_move', { story_ids: numbers }, 'story_ids', '1,000'],
    ['POST', 'stories/bulk_move', { story_ids: numbers.join(',') }, 'story_ids', '1,000'],
    ['POST', 'stories/bulk_undelete', { story_ids: numbers }, 'story_ids', '1,000'],
    [
      'POST',
      'tags/bulk_association',
      { tags: { stories: numbers.map((story_id) => ({ story_id, tag_list: [] })) } },
      'tags.stories',
      '1,000',
    ],
    ['POST', 'assets/bulk_destroy', { ids: numbers }, 'ids', '1,000'],
    ['POST', 'components', { component: { name: 'x', internal_tag_ids: numbers } }, 'internal_tag_ids', '1,000'],
    ['POST', 'space_roles', { space_role: { role: 'x', allowed_paths: numbers } }, 'allowed_paths', '1,000'],
    ['PUT', 'stories/:id', { story: { tag_list: names } }, 'tag_list', '200'],
    ['POST', 'datasources', { datasource: { dimensions_attributes: names.map((name) => ({ name })) } }, 'dimensions_attributes', '200'],
  ])('is of a bounded length: %s %s', async (method, path, sent, field, most) => {
    const { manage, id } = await openWithStory()
    const { status, body } = await manage(method, path.replace(':id', String(id)), sent)
    expect([status, body]).toEqual([422, { [field]: [`has more than ${most} entries`] }])
  })
})

describe('a method that a resource does not have', () => {
  it.each([
    ['POST', 'stories/1'],
    ['PATCH', 'stories/1'],
    ['DELETE', 'stories'],
    ['PUT', 'api_keys'],
  ])('%s %s answers 404 in the vendor’s form', async (method, path) => {
    const { manage } = await openTestStudio()
    expect(await manage(method, path, {})).toMatchObject({ status: 404, body: ['This record could not be found'] })
  })
})

it('a failure that is nobody’s request is logged, and tells the client nothing of itself', async () => {
  const { manage, database, lines } = await openTestStudio()
  await database.kysely.schema.dropTable('activities').execute()
  expect(await manage('GET', 'activities')).toMatchObject({ status: 500, body: { error: 'Internal Server Error' } })
  expect(JSON.stringify(lines.at(-1))).toMatch(/no such table|does not exist/)
})
