/** A database for a test: SQLite in memory, or one on the PostgreSQL that the tests have started. */
import { inject, onTestFinished } from 'vitest'
import { likeTemplate } from '../../tests/postgres-databases.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

export async function openTestDatabase(): Promise<Database> {
  // A copy of one that has the tables.
  const database = inject('postgres')
    ? await openPostgres({ url: await takeDatabase(), asIs: true })
    : await openDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  return database
}

/** Those on PostgreSQL that this test uses, by their numbers. */
const taken = new Set<number>()

/** The address of a database on PostgreSQL, without content, for this test alone. Only where the tests run there. */
export async function takeDatabase(): Promise<string> {
  const postgres = inject('postgres')
  if (!postgres) throw new Error('There is no PostgreSQL in this run of the tests.')
  let number = 0
  while (taken.has(number)) number++
  taken.add(number)
  onTestFinished(() => void taken.delete(number))
  return likeTemplate(postgres.url, `worker_${process.env.VITEST_POOL_ID}_${number}`, postgres.template)
}
