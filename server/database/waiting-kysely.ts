import { type Dialect, Kysely } from 'kysely'
import { whenFree } from './when-free.ts'

/**
 * What asks over the connections of another, but begins each statement and each transaction again while another process writes. Between
 * two tries the connection is the others'. Throws `DatabaseBusy`.
 */
export function waitingKysely<Tables>(kysely: Kysely<Tables>, dialect: Dialect, isBusy: (error: unknown) => boolean): Kysely<Tables> {
  const executor = kysely.getExecutor()
  return new Kysely({
    config: { dialect },
    dialect,
    // Begins and commits on the connection it is given.
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider({
      provideConnection: (consumer, options) => whenFree(isBusy, () => executor.provideConnection(consumer, options)),
    }),
  })
}
