import type { Transaction } from 'kysely'
import type { Database, Tables } from './database.ts'
import { whenFree } from './when-free.ts'

/** Writes that happen together or not at all, begun again while another process writes. Throws `DatabaseBusy`. */
export const inTransaction = <Result>({ kysely, isBusy }: Database, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
  whenFree(isBusy, () => kysely.transaction().execute(work))
