import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'

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

  it('is taken with DELETE, as the vendor’s client sends it', async () => {
    const { manage, id } = await openWithStory()
    expect((await manage('DELETE', `stories/${id}`, {})).status).toBe(200)
  })
})

// A disk is filled by a limit that SQLite alone has.
describe.skipIf(inject('postgresUrl') !== undefined)('a full disk', () => {
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
