import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type PostgresServer, startPostgres } from '../tests/postgres-server.ts'
import type { Row } from './row.ts'

export interface BenchDatabase {
  name: 'SQLite' | 'PostgreSQL'
  /** The settings of a shop of which nothing is written yet. */
  fresh(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }>
}

/** Measures on the embedded database and on a PostgreSQL that is started for it, which writes through to the disk; nothing stays behind. */
export async function onBothDatabases(measure: (database: BenchDatabase) => Promise<Row[]>): Promise<Row[]> {
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
    folders.push(made)
    return made
  }
  let server: PostgresServer | undefined
  try {
    const embedded = await measure({ name: 'SQLite', fresh: async () => ({ DATA_DIR: folder() }) })
    server = await startPostgres({ isDurable: true })
    const { url } = server
    const fresh = async () => ({ DATA_DIR: folder(), DATABASE_URL: await createDatabase(url) })
    return [...embedded, ...(await measure({ name: 'PostgreSQL', fresh }))]
  } finally {
    await server?.stop()
    for (const made of folders) rmSync(made, { recursive: true, force: true })
  }
}

async function createDatabase(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return new URL(name, url).href
}
