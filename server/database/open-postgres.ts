import {
  type ColumnDefinitionNode,
  DataTypeNode,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresDialect,
  type PostgresPool,
  type PrimitiveValueListNode,
  RawNode,
  sql,
  type Transaction,
  type ValueNode,
} from 'kysely'
import { Client, DatabaseError, Pool, type PoolConfig, types } from 'pg'
import type { Database, Tables } from './database.ts'
import { answerInTime, impatientPool } from './impatient-pool.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { waitingKysely } from './waiting-kysely.ts'

/** One number for all processes: whoever writes content holds it until the end of the transaction. */
const writeLock = 5_268_100
/** Locks of two numbers are others than those of one: the second says what a transaction is about. */
const aboutLocks = 1
const channel = 'anlass_content'
/** Between tries to listen again, in milliseconds. */
const reconnectMs = 500
/** So often it is looked whether something was written of which nothing was heard, in milliseconds. */
const lookAnywayMs = 5_000

export interface OpenPostgresOptions {
  url: string
  asIs?: boolean
  /** In milliseconds: a connection that takes longer to answer counts as broken. Without it a query may take as long as it takes. */
  longestQuery?: number | undefined
}

/**
 * Opens a PostgreSQL database (15 or later) that several processes may share, and brings its tables up to date, but not `asIs`. Throws with a
 * sentence for the operator when it can't be reached.
 */
export async function openPostgres({ url, asIs = false, longestQuery }: OpenPostgresOptions): Promise<Database> {
  const config: PoolConfig = { connectionString: url, connectionTimeoutMillis: 5_000, types: { getTypeParser } }
  const pool = new Pool({ ...config, max: 10 })
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction fails the next of them; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // What a migration does may take long, and so may the wait for another process that does it.
  const patient = kyselyOn(pool)
  try {
    const schema = await reach(patient)
    if (!asIs) {
      await prepare(patient)
      await migrate(patient.withPlugin(pluginOf(new CollateTexts())), { schema })
      await tellOfChanges(patient)
      await keepContentsAside(patient)
    }
  } catch (error) {
    await patient.destroy()
    throw error
  }
  const asked = longestQuery === undefined ? pool : impatientPool(pool, longestQuery)
  const kysely = waitingKysely(kyselyOn(asked), new PostgresDialect({ pool: asked }), isBusy)
  const beginWrite = (trx: Transaction<Tables>) => holdWriteLock(trx, longestQuery)
  const foreignWrites = listen(config, longestQuery)
  return {
    kysely,
    dialect: postgresDialect,
    onForeignWrite: foreignWrites.on,
    write: async (work) => {
      const write = async (trx: Transaction<Tables>) => {
        await beginWrite(trx)
        return work(trx)
      }
      return { result: await kysely.transaction().execute(write), lasting: Promise.resolve() }
    },
    beginWrite,
    oneAtATime: async (trx, about) => void (await sql`select pg_advisory_xact_lock(${aboutLocks}, hashtext(${about}))`.execute(trx)),
    snapshot: (work) => kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async close() {
      await foreignWrites.stop()
      await patient.destroy()
    },
  }
}

const kyselyOn = (pool: PostgresPool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [pluginOf(new WithoutZeroBytes())] })

/** Serialization failure, deadlock, lock not available: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const busyCodes = ['40001', '40P01', '55P03']

const isBusy = (error: unknown) => error instanceof DatabaseError && busyCodes.includes(error.code ?? '')

/** Answers the schema that tables without a schema's name stand in. */
async function reach(kysely: Kysely<Tables>): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(kysely)
    return rows[0]?.schema ?? undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The database of DATABASE_URL can't be reached: ${reason}. Check its address, name, user and password.`, {
      cause: error,
    })
  }
}

/** What the migrations take for granted because SQLite has it. */
const prepare = (kysely: Kysely<Tables>) =>
  alone(kysely, async (trx) => {
    await sql`create or replace function json_valid(content text) returns boolean language plpgsql immutable as $$
      begin
        perform content::json;
        return true;
      exception when others then
        return false;
      end $$`.execute(trx)
  })

/** Every process hears of a change when it is committed. */
const tellOfChanges = (kysely: Kysely<Tables>) =>
  alone(kysely, async (trx) => {
    await sql`create or replace function tell_of_changes() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(channel)}, '');
        return null;
      end $$`.execute(trx)
    await sql`create or replace trigger tell_of_changes after insert on content_changes
      for each statement execute function tell_of_changes()`.execute(trx)
    // Drafts too, for those who have the story open, and who these are.
    await sql`create or replace trigger tell_of_versions after update of version_id on stories
      for each statement execute function tell_of_changes()`.execute(trx)
    await sql`create or replace trigger tell_of_editors after insert or delete on story_editors
      for each statement execute function tell_of_changes()`.execute(trx)
  })

/** Lists look into the short fields of many stories: they are read with their rows, which are short when contents stand elsewhere. */
const keepContentsAside = (kysely: Kysely<Tables>) =>
  alone(kysely, async (trx) => {
    const { rows } =
      await sql`select 1 from pg_class where oid = 'story_contents'::regclass and 'toast_tuple_target=256' = any(reloptions)`.execute(trx)
    if (rows.length === 0) await sql`alter table story_contents set (toast_tuple_target = 256)`.execute(trx)
  })

/** Two processes that start at the same moment do this one after the other. */
const alone = (kysely: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<void>) =>
  kysely.transaction().execute(async (trx) => {
    await holdWriteLock(trx)
    await work(trx)
  })

/**
 * With a limit, who waits for the lock hears that somebody else has it while the connection still counts as alive, and who holds it on
 * a connection that falls silent loses it.
 */
async function holdWriteLock(trx: Transaction<Tables>, longestQuery?: number) {
  const lock = `select pg_advisory_xact_lock(${writeLock})`
  const limits = longestQuery && [
    `set local lock_timeout = ${Math.ceil(longestQuery / 2)}`,
    `set local idle_in_transaction_session_timeout = ${longestQuery}`,
  ]
  // All in one message: a publish waits for no more answers than without.
  await sql.raw([...(limits || []), lock].join(';')).execute(trx)
}

/** Texts are in the order of their characters, as SQLite has them: ranges of slugs rely on it. */
class CollateTexts extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const isText = DataTypeNode.is(node.dataType) && node.dataType.dataType === 'text'
    return super.transformColumnDefinition(isText ? { ...node, dataType: RawNode.createWithSql('text collate "C"') } : node)
  }
}

/** PostgreSQL has no zero byte in a text. One that is looked for is found nowhere; one that is written is shown as unreadable. */
class WithoutZeroBytes extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: readable(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(readable) }
  }
}

const readable = <Value>(value: Value) => (typeof value === 'string' ? (value.replaceAll('\0', '\uFFFD') as Value) : value)

const pluginOf = (transformer: OperationNodeTransformer): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
})

/** Whole numbers as numbers: ids and counts stay far below where those get inexact. */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: string) =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text')

/** Listens on a connection of its own; when that breaks, on another one, and then takes it that something was missed. */
function listen(config: PoolConfig, longestQuery?: number) {
  const listeners = new Set<() => void>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let lookAnyway: NodeJS.Timeout | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** To listen once more is to ask whether anybody is there. */
  async function ask(line: Client) {
    const answer = line.query(`listen ${channel}`)
    await (longestQuery === undefined ? answer : answerInTime(answer, longestQuery, () => void line.end()))
  }

  let isAsked = false
  async function lookAtLine() {
    if (client === undefined || longestQuery === undefined || isAsked) return
    isAsked = true
    await ask(client).catch(() => {})
    isAsked = false
  }

  async function connect() {
    const next = new Client(config)
    client = next
    next.on('notification', tell)
    next.on('error', () => {})
    next.once('end', () => {
      if (!isStopped) timer = setTimeout(() => void connect().catch(() => {}), reconnectMs).unref()
    })
    try {
      await next.connect()
      await ask(next)
      tell()
    } catch {
      await next.end().catch(() => {})
    }
  }

  let connected: Promise<void> | undefined
  return {
    on(listener: () => void) {
      listeners.add(listener)
      connected ??= connect()
      // A connection that something between the two has dropped says nothing, not even that it is gone.
      lookAnyway ??= setInterval(() => {
        tell()
        void lookAtLine()
      }, lookAnywayMs).unref()
      return () => void listeners.delete(listener)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(lookAnyway)
      await connected
      // One that fell silent never says that it has ended.
      client?.end().catch(() => {})
    },
  }
}
