/** The embedded flag service for tests: on a real database, behind a real socket, with Split's own SDK as its client. */
import { getRequestListener } from '@hono/node-server'
import { SplitFactory } from '@splitsoftware/splitio'
import { Hono, type MiddlewareHandler } from 'hono'
import { onTestFinished } from 'vitest'
import { openTestContent } from '../../content/test-content.ts'
import { closeGracefully, listen, localAddress } from '../../start/listen.ts'
import { countSeen } from './flag-impressions.ts'
import { flagService } from './flag-service.ts'
import { archiveFlag, changeFlag, createFlag, type FlagFields, type FlagWriting, findFlag } from './flag-store.ts'

export const serverKey = 'server-key-of-tests'

export interface Asked {
  method: string
  /** Without the mount point. */
  path: string
  query: Record<string, string>
  status: number
}

interface Sending {
  body?: unknown
  authorization?: string
}

interface TestFlagServiceOptions {
  /** Answers in the place of the service. */
  inFront?: MiddlewareHandler
  /** Without it there is no streaming. */
  stopping?: AbortController
}

export async function openTestFlagService({ inFront, stopping }: TestFlagServiceOptions = {}) {
  const { database, store } = await openTestContent()
  const errors: Error[] = []
  const asked: Asked[] = []
  const service = flagService({
    database,
    serverKey,
    onError: (error) => void errors.push(error),
    ...(stopping && { stopping: stopping.signal }),
  })
  const app = new Hono().use('/flags/*', async (c, next) => {
    await next()
    asked.push({ method: c.req.method, path: c.req.path.replace('/flags', ''), query: c.req.query(), status: c.res.status })
  })
  if (inFront) app.use('/flags/*', inFront)
  app.route('/flags', service)
  const server = await listen(getRequestListener(app.fetch), { host: '127.0.0.1', port: 0, setting: 'PORT' })
  onTestFinished(() => {
    stopping?.abort()
    return closeGracefully(server, 0)
  })
  const address = `${localAddress(server, '127.0.0.1')}/flags`

  /** Asks without a socket, with the right key where none is given. */
  const ask = async (method: string, path: string, { body, authorization = `Bearer ${serverKey}` }: Sending = {}) => {
    const response = await service.request(`http://flags.test/api/${path}`, {
      method,
      headers: { authorization },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const standing = async ({ trx }: FlagWriting, name: string) => {
    const flag = await findFlag(trx, name)
    if (!flag) throw new Error(`There is no flag ${name}.`)
    return flag
  }
  return {
    database,
    address,
    ask,
    errors,
    asked,
    /** How often and with what success the SDK asked for something. */
    statuses: (path: string) => asked.filter((each) => each.path === path).map(({ status }) => status),
    create: (name: string, fields?: FlagFields) => store.transaction((writing) => createFlag(writing, name, fields)),
    change: (name: string, fields: FlagFields) =>
      store.transaction(async (writing) => changeFlag(writing, await standing(writing, name), fields)),
    archive: (name: string) => store.transaction(async (writing) => archiveFlag(writing, await standing(writing, name))),
    seen: async () => Object.fromEntries(await countSeen(database.kysely)),
  }
}

/** Where the SDK finds a service, as its settings say it. */
export function urlsOf(address: string) {
  const api = `${address}/api`
  return { sdk: api, events: api, auth: api, telemetry: api, streaming: address }
}

type Settings = Partial<SplitIO.INodeSettings> & { authorizationKey?: string }

/** The SDK as a server uses it, asking often; it is ended with the test. */
export function openSdk(address: string, { authorizationKey = serverKey, ...settings }: Settings = {}) {
  const factory = SplitFactory({
    core: { authorizationKey },
    urls: urlsOf(address),
    streamingEnabled: false,
    scheduler: { featuresRefreshRate: 0.05, segmentsRefreshRate: 0.05 },
    ...settings,
  })
  const client = factory.client()
  onTestFinished(() => client.destroy())
  const next = (event: SplitIO.Event) => new Promise<void>((resolve) => client.once(event, () => resolve()))
  return { factory, client, next, updated: () => next(client.Event.SDK_UPDATE) }
}
