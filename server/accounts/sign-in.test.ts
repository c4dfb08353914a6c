import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestStudio, studioAddress } from '../../tests/test-studio.ts'
import { openTestContent } from '../content/test-content.ts'
import { studioPasswords } from '../credentials/password.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { ensureAdmin } from './first-admin.ts'
import { findPersonByToken } from './personal-tokens.ts'
import { findSession, openSession, sessionLifeMs } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { addGrace, email, openWithGrace, password, password_hash } from './test-people.ts'

describe('signing in', () => {
  it('gives a cookie that scripts and other sites cannot reach, and that signs in', async () => {
    const { post, cookieOf, studio } = await openWithGrace()
    const answer = await post('/v1/session', { email: ' Grace@Example.org', password })
    expect(answer.status).toBe(201)
    const set = answer.headers.get('set-cookie')
    expect(set).toMatch(/^anlass_session=[\w-]{43};/)
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(/SameSite=Strict/)
    expect(set).not.toMatch(/Secure/)

    const cookie = cookieOf(answer.headers)
    const me = await studio('/v1/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(JSON.parse(me.text)).toMatchObject({ user: { email, friendly_name: 'Grace', role: 'editor' }, rights: { folders: null } })
  })

  it('lets the cookie travel by TLS alone where the studio has it', async () => {
    const { post } = await openWithGrace({ TRUST_PROXY: 'true' })
    const proxied = { origin: 'https://studio.example.org', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'studio.example.org' }
    expect((await post('/v1/session', { email, password }, proxied)).headers.get('set-cookie')).toMatch(/Secure/)
  })

  it('does not wait for the many passwords of another network', async () => {
    const { database } = await openTestContent()
    await addGrace(database)
    // A busy machine refuses the last of them.
    const many = Promise.allSettled(Array.from({ length: 6 }, () => studioPasswords.hash('x', '192.0.2.1')))
    const signedIn = signIn(database, { email, password, network: '198.51.100.1' })
    expect(await Promise.race([many.then(() => 'the many'), signedIn.then((outcome) => typeof outcome)])).toBe('object')
    await many
  })

  it('says the same whether the address or the password is wrong', async () => {
    const { post } = await openWithGrace()
    const wrongPassword = await post('/v1/session', { email, password: 'falsch' })
    const wrongEmail = await post('/v1/session', { email: 'niemand@example.org', password })
    expect([wrongPassword.status, wrongPassword.headers.get('set-cookie')]).toEqual([401, null])
    expect([wrongEmail.status, wrongEmail.text]).toEqual([wrongPassword.status, wrongPassword.text])
  })

  it('gives the vendor’s tools a personal token', async () => {
    const { post, manage } = await openWithGrace()
    const answer = JSON.parse((await post('/v1/users/login', { email, password }, {})).text)
    expect(answer).toMatchObject({ email, role: 'editor', access_token: expect.any(String) })
    expect((await manage('GET', '/v1/users/me', undefined, answer.access_token)).body.user.email).toBe(email)
  })

  /** As if so many attempts had failed. */
  async function fail({ kysely }: Database, source: string, times: number, now: Date) {
    const hash = createHash('sha256').update(source).digest('hex')
    const rows = Array.from({ length: times }, () => ({ id: newId(), source: hash, failed_at: now.toISOString() }))
    await kysely.insertInto('failed_sign_ins').values(rows).execute()
  }

  it('is refused for a while after five failures from one place, known and unknown people alike, also with the right password', async () => {
    const { database } = await openTestContent()
    await addGrace(database)
    const now = new Date('2026-11-20T10:00:00Z')
    for (const who of [email, 'niemand@example.org']) {
      await fail(database, `person-here:${who}:203.0.113.9`, 5, now)
      expect(await signIn(database, { email: who, password, network: '203.0.113.9' }, now)).toBe('too-many')
    }
    const later = new Date(now.getTime() + 16 * 60_000)
    expect(await signIn(database, { email, password, network: '203.0.113.9' }, later)).toMatchObject({ person: { email } })
  })

  it('is open to a person at whose password others guess elsewhere, until there are fifty of them', async () => {
    const { post, database } = await openWithGrace({ TRUST_PROXY: 'true' })
    const from = async (address: string, guessed: string) =>
      (await post('/v1/users/login', { email, password: guessed }, { 'x-forwarded-for': address })).status
    await fail(database, `person-here:${email}:203.0.113.9`, 4, new Date())
    await fail(database, `person:${email}`, 48, new Date())
    expect([await from('203.0.113.9', 'falsch'), await from('203.0.113.9', password)]).toEqual([401, 429])
    expect(await from('198.51.100.7', password)).toBe(200)
    expect([await from('192.0.2.3', 'falsch'), await from('198.51.100.7', password)]).toEqual([401, 429])
  })

  it('is not refused for failures of a time to come: the clock was wrong then', async () => {
    const { database } = await openTestContent()
    await addGrace(database)
    const now = new Date('2026-11-20T10:00:00Z')
    await fail(database, `person-here:${email}:`, 6, new Date('2026-11-21T10:00:00Z'))
    expect(await signIn(database, { email, password, network: undefined }, now)).toMatchObject({ person: { email } })
  })

  it('counts no attempt of which nothing came', async () => {
    const { database } = await openTestContent()
    const id = await addGrace(database)
    const keep = (kept: string) => database.kysely.updateTable('people').set({ password_hash: kept }).where('id', '=', id).execute()
    await keep('scrypt:1:8:2:c2Fseg==:aGFzaA==')
    for (let time = 0; time < 6; time += 1) await expect(signIn(database, { email, password, network: undefined })).rejects.toThrow()
    await keep(password_hash)
    expect(await signIn(database, { email, password, network: undefined })).toHaveProperty('person')
  })

  it('is refused to a network that tries many people', async () => {
    const { database } = await openTestContent()
    const now = new Date()
    const attempt = (index: number) => signIn(database, { email: `p${index}@example.org`, password: 'x', network: '203.0.113.9' }, now)
    await fail(database, 'person-network:203.0.113.9', 29, now)
    expect(await attempt(1)).toBe('refused')
    expect(await attempt(2)).toBe('too-many')
  })

  it('is refused to a network of IPv6 from whichever of its addresses it tries', async () => {
    const { database, post } = await openWithGrace({ TRUST_PROXY: 'true' })
    await fail(database, 'person-network:2001:db8:1:2', 29, new Date())
    const attempt = async (from: string) =>
      (await post('/v1/users/login', { email: `${from}@example.org`, password: 'x' }, { 'x-forwarded-for': from })).status
    expect(await attempt('2001:db8:1:201::1')).toBe(401)
    expect(await attempt('2001:db8:1:2ff:a:b:c:d')).toBe(429)
    expect(await attempt('2001:db8:1:301::1')).toBe(401)
  })

  it('is refused to many attempts at the same moment, too', async () => {
    const { database } = await openTestContent()
    await fail(database, `person-here:${email}:`, 4, new Date())
    const attempts = Array.from({ length: 6 }, () => signIn(database, { email, password: 'falsch', network: undefined }))
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeLessThanOrEqual(1)
  })

  it('answers 429 in the vendor’s form', async () => {
    const { post, database } = await openWithGrace()
    await fail(database, `person-here:${email}:`, 5, new Date())
    const answer = await post('/v1/session', { email, password })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([429, { error: expect.stringContaining('15 minutes') }])
  })
})

describe('a session', () => {
  it('goes on under another secret after an hour, and ends after two weeks', async () => {
    const { database } = await openTestContent()
    const id = await addGrace(database)
    const start = new Date('2026-11-01T08:00:00Z')
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const { secret } = await openSession(database, id, start)

    expect(await findSession(database, secret, at(59))).toEqual({ personId: id })
    const renewed = await (await findSession(database, secret, at(61)))?.renew?.()
    expect(renewed?.secret).toMatch(/^[\w-]{43}$/)
    expect(renewed?.expiresAt.getTime()).toBe(start.getTime() + sessionLifeMs)
    // Requests that were under way still carry the old one, and do not renew it again.
    expect(await findSession(database, secret, at(61.5))).toEqual({ personId: id })
    expect(await findSession(database, secret, at(63))).toBeUndefined()
    expect(await findSession(database, renewed?.secret ?? '', at(63))).toEqual({ personId: id })
    expect(await findSession(database, renewed?.secret ?? '', new Date(start.getTime() + sessionLifeMs))).toBeUndefined()
  })

  it('stays as it is when the request comes from elsewhere: nobody would learn of another secret', async () => {
    const { cookieOf, database, studio, post } = await openWithGrace()
    const cookie = cookieOf((await post('/v1/session', { email, password })).headers)
    const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString()
    await database.kysely.updateTable('sessions').set({ issued_at: anHourAgo }).execute()
    const ask = (site: string) => studio('/v1/session', { headers: { cookie, 'sec-fetch-site': site } })
    expect([(await ask('none')).status, (await ask('cross-site')).status]).toEqual([403, 403])
    expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    const own = await ask('same-origin')
    expect([own.status, cookieOf(own.headers)]).toEqual([200, expect.not.stringContaining(cookie)])
  })

  it('is kept as a hash that nobody can sign in with', async () => {
    const { post, cookieOf, database, studio } = await openWithGrace()
    const { headers } = await post('/v1/session', { email, password })
    const { secret_hash } = await database.kysely.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    expect(cookieOf(headers)).not.toContain(secret_hash)
    const cookie = `anlass_session=${secret_hash}`
    expect((await studio('/v1/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(401)
  })

  it('ends when the person signs out, and when the password is changed', async () => {
    const { post, cookieOf, studio } = await openWithGrace()
    const own = (cookie: string) => ({ cookie, origin: studioAddress })
    const first = cookieOf((await post('/v1/session', { email, password })).headers)
    expect((await studio('/v1/session', { method: 'DELETE', headers: own(first) })).status).toBe(204)
    expect((await studio('/v1/session', { headers: own(first) })).status).toBe(401)

    const second = cookieOf((await post('/v1/session', { email, password })).headers)
    const user = { current_password: password, password: 'noch eine flotte Biene' }
    const change = (sent: object) => studio('/v1/users/me', { method: 'PUT', headers: own(second), body: JSON.stringify({ user: sent }) })
    expect((await change({ ...user, current_password: 'falsch' })).status).toBe(422)
    expect((await change({ ...user, password: 'kurz' })).text).toContain('at least 12')
    expect((await change(user)).status).toBe(200)
    expect((await studio('/v1/session', { headers: own(second) })).status).toBe(401)
    expect((await post('/v1/session', { email, password: user.password })).status).toBe(201)
  })
})

describe('requests by cookie', () => {
  it.each([
    ['another site’s form', 'POST', { origin: 'https://evil.example' }],
    ['a write without an origin', 'POST', {}],
    ['another site’s link, for the vendor’s protocol publishes by GET', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['another site’s picture on an insecure host', 'GET', { referer: 'http://evil.example/' }],
    ['a read that says nothing of where it comes from', 'GET', {}],
  ])('are refused from %s', async (_, method, headers) => {
    const { signedIn, studio } = await openWithGrace()
    const cookie = await signedIn()
    const answer = await studio('/v1/users/me', { method, headers: { ...headers, cookie } })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([403, { error: expect.stringContaining('another site') }])
  })

  it('do not let another site sign somebody in', async () => {
    const { post } = await openWithGrace()
    expect((await post('/v1/session', { email, password }, { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('personal tokens', () => {
  it('are shown once, listed without their secret, and ended', async () => {
    const { manage } = await openTestStudio()
    const made = await manage('POST', '/v1/personal_tokens', { personal_token: { name: 'CI' } })
    const { id, token } = made.body.personal_token
    expect(made.status).toBe(201)
    expect((await manage('GET', '/v1/users/me', undefined, token)).status).toBe(200)
    expect((await manage('GET', '/v1/users/me', undefined, `Bearer ${token}`)).status).toBe(200)
    const listed = (await manage('GET', '/v1/personal_tokens')).body.personal_tokens
    expect(listed.find((entry: { id: number }) => entry.id === id)).toEqual({
      id,
      name: 'CI',
      created_at: expect.any(String),
      expires_at: null,
    })

    expect((await manage('DELETE', `/v1/personal_tokens/${id}`)).status).toBe(204)
    expect((await manage('GET', '/v1/users/me', undefined, token)).status).toBe(401)
  })

  it.each(['', 'wrong', 'Bearer wrong'])('are asked for everywhere: "%s" is none', async (token) => {
    const { manage } = await openTestStudio()
    for (const path of ['/v1/users/me', '/v1/spaces', 'stories', '/v1/nothing']) {
      const answer = await manage('GET', path, undefined, token)
      expect([answer.status, answer.body]).toEqual([401, { error: 'Unauthorized' }])
    }
  })
})

describe('the first admin', () => {
  it('is made from the settings, with a token for tools', async () => {
    const { database } = await openTestContent()
    const set = { email: 'chef@example.org', password, token: 'x'.repeat(32) }
    expect(await ensureAdmin(database, set)).toBeUndefined()
    expect(await signIn(database, { email: set.email, password, network: undefined })).toMatchObject({ person: { role: 'admin' } })
    expect(await findPersonByToken(database, set.token)).toBeDefined()
  })

  it('gets a random password that is told once', async () => {
    const { database } = await openTestContent()
    const none = { email: undefined, password: undefined, token: undefined }
    const made = await ensureAdmin(database, none)
    expect(made?.email).toBe('admin@localhost')
    expect(await signIn(database, { email: 'admin@localhost', password: made?.password ?? '', network: undefined })).toHaveProperty(
      'person',
    )
    expect(await ensureAdmin(database, none)).toBeUndefined()
    expect(await database.kysely.selectFrom('people').select('id').execute()).toHaveLength(1)
  })

  it('is made by one of several processes that start at once, which alone tells its password', async () => {
    const { database } = await openTestContent()
    const none = { email: undefined, password: undefined, token: undefined }
    const made = (await Promise.all([ensureAdmin(database, none), ensureAdmin(database, none)])).filter((each) => each !== undefined)
    expect(made).toHaveLength(1)
    expect(await signIn(database, { email: 'admin@localhost', password: made[0]?.password ?? '', network: undefined })).toHaveProperty(
      'person',
    )
  })

  it('keeps the password that was chosen since, and takes a new token from the settings', async () => {
    const { database } = await openTestContent()
    await ensureAdmin(database, { email, password, token: 'a'.repeat(32) })
    await ensureAdmin(database, { email, password: 'ein anderes Passwort', token: 'b'.repeat(32) })
    expect(await signIn(database, { email, password, network: undefined })).toHaveProperty('person')
    expect(await findPersonByToken(database, 'a'.repeat(32))).toBeUndefined()
    expect(await findPersonByToken(database, 'b'.repeat(32))).toBeDefined()
  })
})
