/** A way to a server that can fall silent, as a line does after a failover: nobody is told that it leads nowhere. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface WayToServer {
  url: string
  /** Nothing passes any more on the connections there are, and `forNewOnes` on those to come neither. */
  fallSilent(options?: { forNewOnes?: boolean }): void
  /** Connections to come pass again. */
  recover(): void
  close(): Promise<void>
}

/** Leads to the server of this address. */
export async function openWay(url: string): Promise<WayToServer> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const silence = (socket: Socket) => socket.unpipe().pause()
  const add = (socket: Socket) => sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)))
  const server = createServer((near) => {
    add(near)
    if (isSilent) return
    const far = connect(Number(port), hostname)
    add(far)
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    fallSilent({ forNewOnes = false } = {}) {
      isSilent = forNewOnes
      sockets.forEach(silence)
    },
    recover() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
