import { describe, expect, it } from 'vitest'
import { heldBody } from '../../../tests/held-body.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { openTestStudio, studioAddress, type TestStudio } from '../../../tests/test-studio.ts'
import { openSession } from '../../accounts/sessions.ts'
import { space } from '../test-content.ts'

/** Sends a request whose body comes once `meanwhile` has happened. */
async function sendHeld(
  { studio }: TestStudio,
  method: string,
  path: string,
  headers: object,
  body: object,
  meanwhile: () => Promise<unknown>,
) {
  const stream = heldBody(new TextEncoder().encode(JSON.stringify(body)), meanwhile)
  const address = path.startsWith('/') ? path : `/v1/spaces/${space.id}/${path}`
  const {
    status,
    headers: answered,
    text,
  } = await studio(address, { method, headers: { ...headers }, body: stream, duplex: 'half' } as RequestInit)
  return { status, headers: answered, body: JSON.parse(text) }
}

describe('a request whose body comes late', () => {
  it('saves nothing for a person who is deleted before it is there', async () => {
    const studio = await openStories()
    const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'editor' })
    const story = await studio.create('home')
    const leave = () => studio.manage('DELETE', `collaborators/${bo.id}`)
    const changed = { story: { content: rootPage({ title: 'Danach' }) }, publish: 1 }
    const held = await sendHeld(studio, 'PUT', `stories/${story.id}`, { authorization: bo.token }, changed, leave)
    expect([held.status, held.body]).toEqual([401, { error: 'Unauthorized' }])
    expect((await studio.manage('GET', `stories/${story.id}`)).body.story).toMatchObject({
      current_version_id: story.current_version_id,
      published: false,
    })
  })

  it('makes no token for who sends one that is ended before it is there', async () => {
    const studio = await openTestStudio()
    const { id, token } = (await studio.manage('POST', '/v1/personal_tokens', { personal_token: { name: 'CI' } })).body.personal_token
    const end = () => studio.manage('DELETE', `/v1/personal_tokens/${id}`)
    const wanted = { personal_token: { name: 'bleibt' } }
    expect((await sendHeld(studio, 'POST', '/v1/personal_tokens', { authorization: token }, wanted, end)).status).toBe(401)
    expect((await studio.manage('GET', '/v1/personal_tokens')).body.personal_tokens).toMatchObject([{ name: 'test' }])
  })

  it('invites nobody for an admin who is made an editor before it is there', async () => {
    const studio = await openTestStudio()
    const bo = await studio.join({ email: 'bo@example.org', name: 'Bo', role: 'admin' })
    const reduce = () => studio.manage('PUT', `collaborators/${bo.id}`, { collaborator: { role: 'editor' } })
    const wanted = { collaborator: { email: 'neu@example.org', role: 'admin' } }
    const held = await sendHeld(studio, 'POST', 'collaborators', { authorization: bo.token }, wanted, reduce)
    expect([held.status, held.body]).toEqual([403, { error: expect.stringContaining('manage_space') }])
    expect((await studio.manage('GET', 'collaborators')).body.collaborators).toHaveLength(2)
  })

  it('goes on where the session is renewed by it: its secret changes once the body is there', async () => {
    const studio = await openTestStudio()
    const { kysely } = studio.database
    const anHourAgo = new Date(Date.now() - 61 * 60_000)
    const { secret } = await openSession(studio.database, studio.admin.id, anHourAgo)
    const sessions = () => kysely.selectFrom('sessions').select('secret_hash').execute()
    let before: unknown[] = []
    const headers = { cookie: `anlass_session=${secret}`, origin: studioAddress }
    const held = await sendHeld(studio, 'PUT', '/v1/users/me', headers, { user: { friendly_name: 'Ada L.' } }, async () => {
      before = await sessions()
    })
    expect([held.status, before.length, (await sessions()).length]).toEqual([200, 1, 2])
    expect(held.headers.get('set-cookie')).not.toContain(secret)
  })
})
