/** The databases of tests on one PostgreSQL server: made as copies of one that has the tables, and used again by later tests. */
import { Client, DatabaseError } from 'pg'

/** A database that nobody is connected to, and what tells its tables from others'. */
export interface Template {
  name: string
  shape: string
}

export async function makeTemplate(server: string, name: string, makeTables: (url: string) => Promise<void>): Promise<Template> {
  const url = await createDatabase(server, name)
  await makeTables(url)
  return { name, shape: await onDatabase(url, readShape) }
}

/**
 * A database as the template is, and its address. One that an earlier test has used is emptied, which is faster than to make one;
 * it is made anew where that test has changed its tables.
 */
export async function likeTemplate(server: string, name: string, template: Template): Promise<string> {
  const url = addressOf(server, name)
  if (await emptied(url, template)) return url
  await letGo(url)
  await onDatabase(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  return createDatabase(server, name, template.name)
}

async function emptied(url: string, template: Template): Promise<boolean> {
  const isKept = kept.has(url)
  try {
    const client = await keptConnection(url)
    const isSame = (await readShape(client)) === template.shape
    if (isSame) await client.query(emptyTables)
    return isSame
  } catch (error) {
    await letGo(url)
    if (error instanceof DatabaseError && error.code === noSuchDatabase) return false
    // The test before may have ended all that are connected.
    if (isKept) return emptied(url, template)
    throw error
  }
}

const noSuchDatabase = '3D000'

/** Of this worker, by address: one that knows the tables empties them in a sixth of the time. */
const kept = new Map<string, Promise<Client>>()

function keptConnection(url: string): Promise<Client> {
  const known = kept.get(url)
  if (known) return known
  const client = new Client({ connectionString: url })
  client.on('error', () => kept.delete(url))
  const connecting = client.connect().then(() => client)
  kept.set(url, connecting)
  return connecting
}

async function letGo(url: string): Promise<void> {
  const connecting = kept.get(url)
  kept.delete(url)
  await connecting?.then((client) => client.end()).catch(() => {})
}

/** A copied table has the number of the one it was copied from; one that was changed or made since has not. */
async function readShape(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`select string_agg(distinct number, ',') as shape from (
    select oid::text as number from pg_class where relnamespace = 'public'::regnamespace
    union all select oid::text from pg_constraint where connamespace = 'public'::regnamespace
    union all select attrelid || ' ' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace
  ) as numbers`)
  return rows[0]?.shape ?? ''
}

/** Without foreign keys and triggers any order will do. */
const emptyTables = `do $$
  declare each record;
  begin
    set local session_replication_role = replica;
    for each in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', each.name);
    end loop;
    for each in select sequencename as name from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', each.name);
    end loop;
  end $$`

async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await onDatabase(server, (client) => client.query(`create database ${name}${template ? ` template ${template}` : ''}`))
  return addressOf(server, name)
}

function addressOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = name
  return address.href
}

async function onDatabase<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
