/** A database for a test: SQLite in memory, or a schema of its own on the PostgreSQL that the tests have started. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

export async function openTestDatabase(): Promise<Database> {
  const server = inject('postgresUrl')
  const database = server ? await openPostgres({ url: await makeSchema(server) }) : await openDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  return database
}

/** Makes a schema that goes with the test, and answers the address of a database that has nothing else. */
export async function makeSchema(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create schema ${name}`)
  onTestFinished(() => run(`drop schema ${name} cascade`))
  return `${server}?options=${encodeURIComponent(`-csearch_path=${name}`)}`
}
