import type { Config } from 'vike/types'

/** One frame for every page: drawn once a build, filled for each page by the server. None of the vendor's own client code is shipped. */
const config: Config = {
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
}

export default config
