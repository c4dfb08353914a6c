import type { Kysely } from 'kysely'
import type { Tables } from '../database/database.ts'

/** Who has the account of an address, in small letters, in a brand. */
export const customerByEmail = (kysely: Kysely<Tables>, channel: string, email: string) =>
  kysely
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('channel', '=', channel)
    .where('email', '=', email)
    .executeTakeFirst()
