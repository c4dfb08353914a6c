import type { Kysely, Selectable } from 'kysely'
import { createSecret, hashSecret } from '../credentials/secret.ts'
import type { Database, Tables } from '../database/database.ts'

/** How long nobody has to sign in again, counted from signing in. */
export const sessionLifeMs = 14 * 24 * 3_600_000

/** After this long a session goes on under another secret. */
const rotationMs = 3_600_000

/** Requests that were under way when the secret changed still carry the old one. */
const graceMs = 60_000

/** What the cookie carries. */
export interface SessionSecret {
  secret: string
  expiresAt: Date
}

export interface FoundSession {
  personId: number
  /** Puts another secret in the place of the one sent; there when it is time for that. */
  renew?: () => Promise<SessionSecret>
}

export async function openSession({ kysely }: Pick<Database, 'kysely'>, personId: number, now = new Date()): Promise<SessionSecret> {
  const secret = createSecret()
  const expiresAt = new Date(now.getTime() + sessionLifeMs)
  await kysely.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
  await kysely
    .insertInto('sessions')
    .values({ secret_hash: hashSecret(secret), person_id: personId, issued_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .execute()
  return { secret, expiresAt }
}

export async function findSession({ kysely }: Database, sent: string, now = new Date()): Promise<FoundSession | undefined> {
  const secret_hash = hashSecret(sent)
  const session = await kysely.selectFrom('sessions').selectAll().where('secret_hash', '=', secret_hash).executeTakeFirst()
  if (!session || session.expires_at <= now.toISOString()) return undefined
  const personId = session.person_id
  const isRotated = Date.parse(session.expires_at) - now.getTime() <= graceMs
  if (isRotated || now.getTime() - Date.parse(session.issued_at) < rotationMs) return { personId }
  return { personId, renew: () => renewSession(kysely, session, now) }
}

async function renewSession(
  kysely: Kysely<Tables>,
  { secret_hash, person_id, expires_at }: Selectable<Tables['sessions']>,
  now: Date,
): Promise<SessionSecret> {
  const secret = createSecret()
  await kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({ secret_hash: hashSecret(secret), person_id, issued_at: now.toISOString(), expires_at })
      .execute()
    const end = new Date(now.getTime() + graceMs).toISOString()
    await trx.updateTable('sessions').set({ expires_at: end }).where('secret_hash', '=', secret_hash).execute()
  })
  return { secret, expiresAt: new Date(expires_at) }
}

export async function closeSession({ kysely }: Pick<Database, 'kysely'>, secret: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('secret_hash', '=', hashSecret(secret)).execute()
}
