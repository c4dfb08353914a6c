import { describe, expect, it, onTestFinished } from 'vitest'
import { studioAddress } from '../../tests/test-studio.ts'
import { studioPasswords } from '../credentials/password.ts'
import { email, openWithGrace, password } from './test-people.ts'

const changed = 'noch eine flotte Biene'

async function openGracesStudio(environment = {}) {
  const studio = await openWithGrace(environment)
  /** Changes the password as who sends these headers. */
  const change = async (headers: Record<string, string>, fields: object = {}) =>
    studio.studio('/v1/users/me', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ user: { current_password: password, password: changed, ...fields } }),
    })
  const bySession = async () => ({ cookie: await studio.signedIn(), origin: studioAddress })
  const toolToken = async () => JSON.parse((await studio.post('/v1/users/login', { email, password }, {})).text).access_token as string
  const statusOf = async (token: string) => (await studio.manage('GET', '/v1/users/me', undefined, token)).status
  return { ...studio, change, bySession, toolToken, statusOf }
}

/** What happens after the next password that is sent was found right, and before anybody hears of it. */
function afterNextPassword(happens: () => Promise<unknown>): void {
  const { isRight } = studioPasswords
  const restore = () => {
    studioPasswords.isRight = isRight
  }
  onTestFinished(restore)
  studioPasswords.isRight = async (...sent) => {
    restore()
    const answer = await isRight(...sent)
    await happens()
    return answer
  }
}

describe('a change of the password', () => {
  it.each(['/v1/session', '/v1/users/login'])('keeps out who waits at %s with the old one', async (path) => {
    const { post, change, bySession, database, id } = await openGracesStudio()
    const session = await bySession()
    afterNextPassword(async () => expect((await change(session)).status).toBe(200))
    const late = await post(path, { email, password })
    expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null])
    for (const table of ['sessions', 'personal_tokens'] as const)
      expect(await database.kysely.selectFrom(table).selectAll().where('person_id', '=', id).execute()).toEqual([])
  })

  it('is not undone by another that waits with the old one', async () => {
    const { post, change, bySession } = await openGracesStudio()
    const [hers, his] = [await bySession(), await bySession()]
    afterNextPassword(async () => expect((await change(hers)).status).toBe(200))
    const late = await change(his, { password: 'eine dritte Biene' })
    expect([late.status, JSON.parse(late.text)]).toEqual([422, { current_password: ['is wrong'] }])
    expect((await post('/v1/session', { email, password: changed })).status).toBe(201)
  })

  it('ends the tokens of tools that signed in by the old one; those that were made for a tool stay', async () => {
    const { change, bySession, toolToken, statusOf, manage } = await openGracesStudio()
    const signedIn = await toolToken()
    const made = await manage('POST', '/v1/personal_tokens', { personal_token: { name: 'users/login' } }, signedIn)
    expect((await change(await bySession())).status).toBe(200)
    expect([await statusOf(signedIn), await statusOf(made.body.personal_token.token)]).toEqual([401, 200])
  })

  it('leaves the tool signed in that sends it, alone', async () => {
    const { change, toolToken, statusOf } = await openGracesStudio()
    const [own, other] = [await toolToken(), await toolToken()]
    expect((await change({ authorization: `Bearer ${own}` })).status).toBe(200)
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401])
  })

  it('counts a wrong present one as a failed sign-in: after five, the right one is refused there for a while', async () => {
    const { post, change, bySession } = await openGracesStudio({ TRUST_PROXY: 'true' })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const session = { ...(await bySession()), ...from('203.0.113.9') }
    for (let times = 0; times < 5; times++) expect((await change(session, { current_password: 'falsch' })).status).toBe(422)
    const refused = await change(session)
    expect([refused.status, JSON.parse(refused.text)]).toEqual([429, { error: expect.stringContaining('15 minutes') }])
    expect((await post('/v1/users/login', { email, password }, from('203.0.113.9'))).status).toBe(429)
    expect((await change({ ...session, ...from('198.51.100.7') })).status).toBe(200)
  })
})

it('who is deleted while their password is looked at is not signed in', async () => {
  const { post, manage, id } = await openGracesStudio()
  afterNextPassword(async () => expect((await manage('DELETE', `collaborators/${id}`)).status).toBe(204))
  expect((await post('/v1/session', { email, password })).status).toBe(401)
})
