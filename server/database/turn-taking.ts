import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { longestTurn } from '../threads/with-turns.ts'

/**
 * For one transaction on SQLite, which writes in the thread that calls it: what changes thousands of stories would hold up every
 * answer until it is through. Between two of its statements, others get their turn. They can't see it before it is committed:
 * it has the connection, and who else wants that waits.
 */
export function turnTaking(): KyselyPlugin {
  let since = performance.now()
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - since > longestTurn) {
        await turn()
        since = performance.now()
      }
      return result
    },
  }
}
