import { createSecret, hashSecret } from '../credentials/secret.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** How a tool signs in for a person, with that person's rights. */
export interface PersonalToken {
  id: number
  name: string
  created_at: string
  /** Null: it does not expire. Only those that were got by a password do. */
  expires_at: string | null
}

export interface NewPersonalToken {
  personId: number
  name: string
  /** Chosen by the operator; random when left out. */
  secret?: string
  lifeMs?: number
}

/** Answers the secret, which nobody can read again. */
export async function createPersonalToken(
  { kysely }: Pick<Database, 'kysely'>,
  { personId, name, secret = createSecret(), lifeMs }: NewPersonalToken,
): Promise<PersonalToken & { secret: string }> {
  const now = new Date()
  const expires_at = lifeMs === undefined ? null : new Date(now.getTime() + lifeMs).toISOString()
  const token = { id: newId(), name, created_at: now.toISOString(), expires_at }
  await kysely.deleteFrom('personal_tokens').where('expires_at', '<', token.created_at).execute()
  await kysely
    .insertInto('personal_tokens')
    .values({ ...token, person_id: personId, secret_hash: hashSecret(secret) })
    .execute()
  return { ...token, secret }
}

export async function findPersonByToken({ kysely }: Database, secret: string, now = new Date()): Promise<number | undefined> {
  const token = await kysely
    .selectFrom('personal_tokens')
    .select(['person_id', 'expires_at'])
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  return token && (token.expires_at === null || token.expires_at > now.toISOString()) ? token.person_id : undefined
}

export function listPersonalTokens({ kysely }: Database, personId: number): Promise<PersonalToken[]> {
  return kysely
    .selectFrom('personal_tokens')
    .select(['id', 'name', 'created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Answers whether there was one. */
export async function deletePersonalToken({ kysely }: Database, personId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('personal_tokens')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
