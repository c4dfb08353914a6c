import { createServer, type RequestListener, type Server } from 'node:http'

/** Listens, or rejects with a sentence that says what to do. Answers the port, which is chosen by the system for port 0. */
export function listen(
  listener: RequestListener,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<Server> {
  const server = createServer(listener)
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(describe(error, port, setting), { cause: error })))
  server.listen(port, host, () => resolve(server))
  return promise
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

/** Takes no new connections and waits until every request in flight has its answer. */
export function closeGracefully(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  return promise
}
