import { setImmediate as othersTurn } from 'node:timers/promises'
import { type ContentClient, clientContent } from './client-content.ts'
import type { Content } from './content.ts'
import { type DeliveryParts, readDelivery } from './delivery/deliver.ts'
import { readQuery } from './delivery/query-parameters.ts'

/**
 * Content from our own Delivery API in this process, without the vendor's client: all that one does for a network takes as long
 * as to read the database (decision 27).
 */
export function embeddedContent(delivery: DeliveryParts): Content {
  return clientContent(embeddedClient(delivery), { isOurs: true })
}

function embeddedClient(delivery: DeliveryParts): ContentClient {
  const get: ContentClient['get'] = async (path, parameters) => {
    const sent = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const { body, total = 0 } = await readDelivery(delivery, path.slice('cdn/'.length), readQuery(new URLSearchParams(sent)))
    return { data: body, total }
  }
  return {
    get,
    async getAll(path, parameters) {
      const list = path.slice('cdn/'.length)
      const entries: unknown[] = []
      for (let page = 1; ; page++) {
        const { data, total } = await get(path, { ...parameters, page })
        const found = Object.values(data[list] ?? {})
        entries.push(...found)
        if (found.length === 0 || entries.length >= total) return entries
        // SQLite answers without giving anybody else a turn.
        await othersTurn()
      }
    },
  }
}
