import { setImmediate as turn } from 'node:timers/promises'

/** So long, in milliseconds, work keeps the process to itself; a shopper who comes meanwhile waits no longer. */
export const longestTurn = 10

/** Thousands of items to go through, with a turn for others wherever that has taken long. */
export async function* withTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let since = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - since > longestTurn) {
      await turn()
      since = performance.now()
    }
  }
}
