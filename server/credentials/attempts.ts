import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** Of whom attempts are counted, an address of mail or of the network for one, and how many count before they have to wait. */
export interface AttemptSource {
  kind: string
  value: string
  most: number
}

export interface Attempt {
  /** More than `most` within the window: whoever it is has to wait. */
  isTooOften: boolean
  /** It does not count any more. */
  forget(): Promise<void>
  /** Answers what is decided of it. Where nothing is, since too much is going on for one, it was none: who is told so tries again. */
  decided<Decision>(decision: Promise<Decision>): Promise<Decision>
}

/** How long an attempt counts. */
const windowMs = 15 * 60_000

/** Counts one more attempt in the database, so that all processes know of it. It counts from before it is decided: many at the same moment must not all begin from nothing. */
export async function countAttempt({ kysely }: Database, sources: readonly AttemptSource[], now: Date): Promise<Attempt> {
  const [since, until] = [-windowMs, windowMs].map((ms) => new Date(now.getTime() + ms).toISOString()) as [string, string]
  const rows = sources.map((each) => ({ id: newId(), source: hashOf(each), failed_at: now.toISOString() }))
  // Those of a time to come are of a clock that was wrong.
  await kysely
    .deleteFrom('failed_sign_ins')
    .where((row) => row.or([row('failed_at', '<', since), row('failed_at', '>', until)]))
    .execute()
  await kysely.insertInto('failed_sign_ins').values(rows).execute()
  const counts = await Promise.all(sources.map((each) => countOf(kysely, hashOf(each))))
  const forget = async () => {
    const ids = rows.map(({ id }) => id)
    await kysely.deleteFrom('failed_sign_ins').where('id', 'in', ids).execute()
  }
  return {
    isTooOften: sources.some(({ most }, index) => (counts[index] ?? 0) > most),
    forget,
    decided: (decision) =>
      decision.catch(async (error) => {
        await forget()
        throw error
      }),
  }
}

/** Forgets all attempts of somebody who has shown who they are. */
export async function forgetAttempts({ kysely }: Database, source: Pick<AttemptSource, 'kind' | 'value'>): Promise<void> {
  await kysely.deleteFrom('failed_sign_ins').where('source', '=', hashOf(source)).execute()
}

async function countOf(kysely: Database['kysely'], source: string): Promise<number> {
  const { attempts } = await kysely
    .selectFrom('failed_sign_ins')
    .select((select) => select.fn.countAll<number>().as('attempts'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return Number(attempts)
}

/** Hashed, because someone's mistyped password may stand where the address of mail should. */
const hashOf = ({ kind, value }: Pick<AttemptSource, 'kind' | 'value'>) => createHash('sha256').update(`${kind}:${value}`).digest('hex')
