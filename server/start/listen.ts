import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Settings } from '../settings/settings.ts'

export interface ListenOptions {
  host: string
  port: number
  /** The setting that names the port. */
  setting: string
  limits?: ConnectionLimits
}

/** In milliseconds, how long a client may take: who sends a byte now and then holds no connection for long. */
export interface ConnectionLimits {
  headersTimeout: number
  /** For the whole request, its body too. */
  requestTimeout: number
  /** Without a byte in either direction. */
  idleTimeout: number
  /** Between one request and the next. Longer than a load balancer keeps a connection, or it would send requests into closed ones. */
  keepAliveTimeout: number
  /** How often the connections are looked at. */
  connectionsCheckingInterval: number
}

const usualLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  idleTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
}

/** Where files of 100 MB are sent, over lines that take minutes for one. */
export const uploadLimits: ConnectionLimits = { ...usualLimits, requestTimeout: 30 * 60_000 }

/** Of the shop's origin. Visitors send files to an app beside it, or to a back end: pictures to a configurator. The shop itself reads none. */
export const shopLimits = ({ ownApps, shopApiUrl }: Pick<Settings, 'ownApps' | 'shopApiUrl'>): ConnectionLimits =>
  [...Object.values(ownApps), shopApiUrl].some((url) => url !== undefined) ? uploadLimits : usualLimits

/** Listens, or rejects with a sentence that says what to do. Answers the server; for port 0 the system has chosen one. */
export function listen(listener: RequestListener, { host, port, setting, limits = usualLimits }: ListenOptions): Promise<Server> {
  const { idleTimeout, ...timeouts } = limits
  // Of two hosts a proxy may mean the one and we the other: together they are none we know.
  const server = createServer({ ...timeouts, joinDuplicateHeaders: true }, oneAfterTheOther(listener))
  server.timeout = idleTimeout
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(describe(error, port, setting), { cause: error })))
  server.listen(port, host, () => resolve(server))
  return promise
}

/** A browser asks on one connection for one thing after the other; some programs for a few at once. */
const mostAtOnce = 4

/** Cuts off who sends request after request and reads nothing: what is answered to them would wait in memory, page after page. */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = underWay.get(socket) ?? 0
    if (before >= mostAtOnce) return void socket.destroy()
    if (sendsForNobody(request)) {
      response.shouldKeepAlive = false
      void takeIn(request).then(() => socket.destroyed || listener(request, response))
    } else listener(request, response)
    // Written, and taken by the system: most answers are, before the next request is looked at.
    if (response.writableEnded && response.writableLength === 0) return
    underWay.set(socket, before + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  }
}

/** Nobody reads what comes with a question: on a connection that stays, Node would go on taking it apart for as long as it comes. */
function sendsForNobody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** What nobody reads may take so long to come, in milliseconds; the answer waits for it. */
const longestUnread = 500

/** Where a connection closes before all that was sent is taken in, the system takes back what the client has not read yet of the answer. */
async function takeIn(request: IncomingMessage): Promise<void> {
  request.resume()
  await finished(request, { signal: AbortSignal.timeout(longestUnread) }).catch(() => {})
  request.pause()
}

function describe(error: NodeJS.ErrnoException, port: number, setting: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set ${setting} to another one.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting} to one above 1023.`
  return `The server can't listen on port ${port} (${error.message}): see ${setting} and HOST.`
}

/** The address a visitor on this machine calls the server by. */
export function localAddress(server: Server, host = 'localhost'): string {
  const address = server.address()
  return `http://${host}:${typeof address === 'object' && address ? address.port : ''}`
}

/** The host by which this machine reaches what listens on all of its addresses, or on one. */
export const reachableHost = (host: string) => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host)

/** How long nobody may have asked before a stop goes on, in milliseconds; a busy machine's clients are held up that long. */
const msOfSilence = 500
/** Load balancers take some seconds to send visitors elsewhere; a stop has other things to do, too. */
const longestOfLastComers = 5_000
const msOfLookForLastComers = 100

/**
 * From now on each answer is the last on its connection, and says so. Who asks on and on opens another one, elsewhere; closed between two
 * requests, their next might be on its way, and be answered with a reset. So would be what waits in the system's queue. Resolves when
 * nobody is connected any more or nobody has asked for a while.
 */
export async function answerLastComers(servers: readonly Server[]): Promise<void> {
  const started = performance.now()
  let lastAsked = started
  for (const server of servers)
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false
      lastAsked = performance.now()
    })
  const isOver = (now: number) => now - lastAsked >= msOfSilence || now - started >= longestOfLastComers
  do {
    await after(msOfLookForLastComers)
    // A process that was held up hears its timers before it reads what was sent meanwhile.
    await nextTurn()
  } while (!isOver(performance.now()) && (await areConnected(servers)))
}

async function areConnected(servers: readonly Server[]): Promise<boolean> {
  const counts = await Promise.all(servers.map((server) => promisify(server.getConnections.bind(server))()))
  return counts.some((count) => count > 0)
}

/** How long a stop waits for requests in flight, in milliseconds. */
const longestStop = 8_000
const msOfLookForIdle = 50

/** Takes no new connections and waits until every request in flight has its answer; who takes too long is cut off. */
export function closeGracefully(server: Server, longest = longestStop): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => server.closeAllConnections(), longest)
  // Whoever had an answer coming keeps the connection open when it is there.
  const idle = setInterval(() => server.closeIdleConnections(), msOfLookForIdle)
  server.close(() => {
    clearTimeout(timer)
    clearInterval(idle)
    resolve()
  })
  server.closeIdleConnections()
  return promise
}
