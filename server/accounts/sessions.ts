import type { Database } from '../database/database.ts'
import { createSecret, hashSecret } from './secret.ts'

/** How long nobody has to sign in again, counted from signing in. */
export const sessionLifeMs = 14 * 24 * 3_600_000

/** After this long a session goes on under another secret. */
const rotationMs = 3_600_000

/** Requests that were under way when the secret changed still carry the old one. */
const graceMs = 60_000

export interface FoundSession {
  personId: number
  /** The secret that takes the place of the one sent, when it is time for that. */
  renewed?: { secret: string; expiresAt: Date }
}

/** Answers the secret for the cookie. */
export async function openSession({ kysely }: Database, personId: number, now = new Date()): Promise<{ secret: string; expiresAt: Date }> {
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

  const secret = createSecret()
  const { expires_at } = session
  await kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({ secret_hash: hashSecret(secret), person_id: personId, issued_at: now.toISOString(), expires_at })
      .execute()
    const end = new Date(now.getTime() + graceMs).toISOString()
    await trx.updateTable('sessions').set({ expires_at: end }).where('secret_hash', '=', secret_hash).execute()
  })
  return { personId, renewed: { secret, expiresAt: new Date(expires_at) } }
}

export async function closeSession({ kysely }: Database, secret: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('secret_hash', '=', hashSecret(secret)).execute()
}
