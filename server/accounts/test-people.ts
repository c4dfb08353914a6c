/** Somebody who signs in to the studio by password, for tests. */
import { openTestStudio, studioAddress } from '../../tests/test-studio.ts'
import { studioPasswords } from '../credentials/password.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { openSession } from './sessions.ts'

export const email = 'grace@example.org'
export const password = 'flotte Biene 1906'

/** Hashing takes long by intent; once is enough for all tests. */
export const password_hash = await studioPasswords.hash(password)

export async function addGrace({ kysely }: Database): Promise<number> {
  const now = new Date().toISOString()
  const row = { id: newId(), email, name: 'Grace', password_hash, role: 'editor' as const, created_at: now, updated_at: now }
  await kysely.insertInto('people').values(row).execute()
  return row.id
}

export async function openWithGrace(environment = {}) {
  const studio = await openTestStudio({ environment })
  const id = await addGrace(studio.database)
  const signedIn = async () => `anlass_session=${(await openSession(studio.database, id)).secret}`
  const post = (path: string, body: object, headers: Record<string, string> = { origin: studioAddress }) =>
    studio.studio(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ...studio, id, post, cookieOf, signedIn }
}
