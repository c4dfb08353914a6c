import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseAway } from './database-away.ts'

/**
 * The same pool, but a query that has no answer within `longest` milliseconds is given up and its connection closed: one that fell
 * silent, as after a failover, may never say anything again, and whoever got it next would wait for nothing, too. So would who got
 * another one that has said nothing since: it is closed before it is asked. Where the database can't be reached, rejects with
 * `DatabaseAway`.
 */
export function impatientPool(pool: Pool, longest: number): PostgresPool {
  const lastAnswers = new WeakMap<PoolClient, number>()
  const hasAnswered = (client: PoolClient) => void lastAnswers.set(client, performance.now())
  pool.on('connect', hasAnswered)
  /** When the query was begun that was given up last. */
  let silentSince = Number.NEGATIVE_INFINITY

  async function connect(): Promise<PoolClient> {
    const client = await pool.connect().catch(refuse)
    if ((lastAnswers.get(client) ?? Number.NEGATIVE_INFINITY) >= silentSince) return client
    client.release(true)
    return connect()
  }

  function impatient(client: PoolClient): PostgresPoolClient {
    let silence: Error | undefined
    const query = async (text: string, values: readonly unknown[] = []) => {
      // A rollback, for one, must not wait as long again.
      if (silence !== undefined) throw silence
      const begun = performance.now()
      const giveUp = (error: Error) => {
        silentSince = Math.max(silentSince, begun)
        if (silence === undefined) client.release(true)
        silence ??= error
      }
      const answer = await answerInTime(client.query(text, [...values]), longest, giveUp).catch(refuse)
      hasAnswered(client)
      return answer
    }
    return {
      // Cursors need a package of their own, which is not there.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => silence ?? client.release(destroy),
    }
  }

  return { options: pool.options, connect: async () => impatient(await connect()), end: () => pool.end() }
}

/** It is stopped, has crashed, does not serve yet, or has no more connections to give. */
const goneCodes = ['57P01', '57P02', '57P03', '53300']

/** Only what the database itself has answered has a code of its own. */
function refuse(error: Error): never {
  if (error instanceof DatabaseError && !goneCodes.includes(error.code ?? '')) throw error
  throw error instanceof DatabaseAway ? error : new DatabaseAway(`The database does not answer: ${error.message}`, { cause: error })
}

/** What the database answers. When that takes longer than so many milliseconds, `giveUp` is told, and it rejects. */
export function answerInTime<Answer>(answer: Promise<Answer>, longest: number, giveUp: (silence: Error) => void): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const silence = new DatabaseAway(`The database has not answered for ${longest / 1000} seconds.`)
    reject(silence)
    giveUp(silence)
  }, longest)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
