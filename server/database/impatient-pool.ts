import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * The same pool, but a query that has no answer within `longest` milliseconds is given up and its connection closed: one that fell
 * silent, as after a failover, may never say anything again, and whoever got it next would wait for nothing, too.
 */
export function impatientPool(pool: Pool, longest: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => impatientClient(await pool.connect(), longest),
    end: () => pool.end(),
  }
}

function impatientClient(client: PoolClient, longest: number): PostgresPoolClient {
  let silence: Error | undefined
  const giveUp = (error: Error) => {
    if (silence === undefined) client.release(true)
    silence ??= error
  }
  const query = async (text: string, values: readonly unknown[] = []) => {
    // A rollback, for one, must not wait as long again.
    if (silence !== undefined) throw silence
    return answerInTime(client.query(text, [...values]), longest, giveUp)
  }
  return {
    // Cursors need a package of their own, which is not there.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => silence ?? client.release(destroy),
  }
}

/** What the database answers. When that takes longer than so many milliseconds, `giveUp` is told, and it rejects. */
export function answerInTime<Answer>(answer: Promise<Answer>, longest: number, giveUp: (silence: Error) => void): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const silence = new Error(`The database has not answered for ${longest / 1000} seconds.`)
    reject(silence)
    giveUp(silence)
  }, longest)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
