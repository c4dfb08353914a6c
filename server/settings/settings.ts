import type { SiteSettings } from '../../runtime/site/site.ts'
import type { FirstAdmin } from '../accounts/first-admin.ts'
import type { CdnVendor } from '../cdn/purging-cdn.ts'
import type { Environment, PreviewSite } from './environment.ts'

/** Where files are kept that several machines share. */
export interface Bucket {
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Settings {
  isDevelopment: boolean
  logLevel: Environment['LOG_LEVEL']
  host: string
  port: number
  studioPort: number
  dataFolder: string
  /** Of PostgreSQL; the embedded database without one. */
  databaseUrl: string | undefined
  /** For the files of the content; they are in the data folder without one. */
  bucket: Bucket | undefined
  trustProxy: boolean
  /** Who sends this may read `/metrics`; everybody where there is none. */
  metricsToken: string | undefined
  site: SiteSettings
  /** Says in which country a visitor is: set by what stands before the shop. Absent where nobody says. */
  locationHeader: string | undefined
  /** So many days every save stays a version of its own. */
  keepEverySaveDays: number
  pageCacheBytes: number
  /** Of the pages on disk. */
  pageStoreBytes: number
  /** Of finished pictures on disk. */
  imageStoreBytes: number
  /** How long a visitor waits for a page that is being made, before getting the last good one. */
  pagePatienceMs: number
  /** The CDN before the shop; absent when there is none. */
  cdn: { vendor: CdnVendor; purgeUrl: string; token: string; maxAge: number } | undefined
  spaceId: number
  /** Of the embedded Delivery API. */
  tokens: { public: string; preview: string }
  /** Who administers a space that has no people yet. */
  firstAdmin: FirstAdmin
  allowsInsideWebhooks: boolean
  /** What an editor signs the address of a draft with: the preview token of the space that is edited. */
  draftKey: string
  storyblok: { token: string | undefined; apiUrl: string | undefined; webhookSecret: string | undefined }
  /** The shop's back end elsewhere; `{country}` in it stands for that of the site. Absent where it is our own. */
  shopApiUrl: string | undefined
  /** The server that sends mail, with its user and password. Absent where mail stays in the outbox. */
  smtpUrl: string | undefined
  /** The flag service elsewhere: the server-side SDK key, and where it is unless it is the vendor's. Absent where the flags are our own. */
  split: { key: string; url: string | undefined } | undefined
  /** Of our own flag service: known to this shop alone. */
  flagServiceKey: string
  /** Content that tells nobody when it changes is asked again so often, in milliseconds; absent for content that does. */
  freshMs: number | undefined
  /** Who may frame the shop in draft mode, our own studio among them. */
  editorOrigins: string[]
  /** Where editors and shoppers reach the shop, with a slash at the end. */
  shopUrl: string
  previewSites: PreviewSite[]
  /** Origins of Management APIs whose spaces may be edited in the studio with a person's own token. */
  contentServices: string[]
  /** Where spans are sent; absent when nothing is traced. */
  tracing: { endpoint: string; service: string } | undefined
  ownApps: { configurator: string | undefined; account: string | undefined; magazine: string | undefined; llmsTxt: string | undefined }
}
