import * as z from 'zod/mini'

/** A space at another content service than the studio's own, edited with somebody's personal token. */
const Connection = z.object({
  /** The origin of a Management API, such as `https://mapi.storyblok.com`. */
  service: z.string(),
  spaceId: z.number(),
  token: z.string(),
})
export type Connection = z.output<typeof Connection>

const key = 'anlass.connection'

/** As long as the tab is open: a token is a person's, and not for the next one at this machine. */
export function readConnection(storage: Storage): Connection | undefined {
  try {
    return z.parse(Connection, JSON.parse(storage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

export const keepConnection = (storage: Storage, connection: Connection) => storage.setItem(key, JSON.stringify(connection))
export const forgetConnection = (storage: Storage) => storage.removeItem(key)
