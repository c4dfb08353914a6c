import type { Database } from '../../database/database.ts'
import type { getSpace } from '../space.ts'
import type { DeliveryKey } from './access.ts'
import type { AskedVersion } from './asked-version.ts'

/** Where a request reads, and which version of the stories its token and it ask for. */
export interface Reading extends AskedVersion {
  database: Database
  space: Awaited<ReturnType<typeof getSpace>>
  key: DeliveryKey
  /** Of the addresses of private files. */
  signingKey: string
  /** Relations and links hold the stories they lead to when they leave the API; otherwise the vendor's client puts them there. */
  putsInPlace: boolean
}
