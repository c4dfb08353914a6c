import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { HostSite, SiteSettings } from '../runtime/site/site.ts'
import { Channel } from '../schemas/channel.ts'
import { SiteCountry } from '../schemas/locale.ts'
import type { FirstAdmin } from './accounts/first-admin.ts'
import { passwordLength } from './accounts/password.ts'
import type { CdnVendor } from './cdn/purging-cdn.ts'
import { contactDefaults } from './contact-defaults.ts'

const badPort = 'must be a port from 0 to 65535'
const port = z.coerce.number('must be a number').int(badPort).min(0, badPort).max(65535, badPort)
const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, `must be ${values.join(' or ')}`)
/** fetch refuses such an address, and whoever reports that has the password in the log. */
const isWithoutPassword = (written: string) => {
  const { username = '', password = '' } = URL.parse(written) ?? {}
  return username === '' && password === ''
}
const withoutPassword =
  'must have no user and no password in it, for it can not be asked with them: leave out what stands before the @, and let the shop in by its network or by a proxy that adds them'
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://example.org' })
  .refine(isWithoutPassword, withoutPassword)
const unsetToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <Type extends z.ZodType>(type: Type) => z.preprocess(unsetToUndefined, type.optional())

const splitList = (written: string) =>
  written
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** The vendor's regions: Europe, the United States, Canada, Australia, China. */
const storyblokServices = [
  'https://mapi.storyblok.com',
  'https://api-us.storyblok.com',
  'https://api-ca.storyblok.com',
  'https://api-ap.storyblok.com',
  'https://app.storyblokchina.cn',
]

/** `localhost=anlass:de, myposter.localhost=myposter:de` */
const ShopHosts = z.string().transform((written, context): HostSite[] =>
  written.split(',').flatMap((entry) => {
    const [host = '', site = ''] = entry.trim().split('=')
    const [channel, country = 'de'] = site.split(':')
    const parsed = { channel: Channel.safeParse(channel), country: SiteCountry.safeParse(country) }
    if (host && parsed.channel.success && parsed.country.success)
      return [{ host, channel: parsed.channel.data, country: parsed.country.data }]
    context.addIssue(`has the entry "${entry.trim()}": write host=channel:country, like shop.example.org=anlass:de`)
    return []
  }),
)

/** `Werkstatt=https://werkstatt.example.org/, Archiv=https://archiv.example.org/` */
const PreviewUrls = z.string().transform((written, context): PreviewSite[] =>
  written
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .flatMap((entry) => {
      const [name = '', ...rest] = entry.split('=')
      const location = address.safeParse(rest.join('=').trim())
      if (name.trim() && location.success) return [{ name: name.trim(), location: location.data }]
      const shown = entry.trim().replace(/\/\/.*@/, '//…@')
      context.addIssue(
        `has the entry "${shown}": write name=address, like Werkstatt=https://werkstatt.example.org/, with no user and no password in it`,
      )
      return []
    }),
)

const Contacts = z.string().transform((written, context) => {
  try {
    return z
      .partialRecord(
        Channel,
        z.object({
          name: z.string(),
          contact: z.record(SiteCountry, z.object({ phone: z.string(), email: z.email(), street: z.string(), city: z.string() })),
        }),
      )
      .parse(JSON.parse(written))
  } catch {
    context.addIssue(
      'must be JSON: {"anlass":{"name":"…","contact":{"de":{"phone":"…","email":"…","street":"…","city":"…"},"at":{…},"ch":{…}}}}',
    )
    return z.NEVER
  }
})

/** Every environment variable, with what it means and how it must look. `.env.example` lists them; a test holds the two together. */
const Environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3001),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })),

  SHOP_HOSTS: ShopHosts.default([
    { host: 'localhost', channel: 'anlass', country: 'de' },
    { host: 'myposter.localhost', channel: 'myposter', country: 'de' },
    { host: '127.0.0.1', channel: 'anlass', country: 'de' },
  ]),
  SHOP_CHANNELS: optional(Contacts),
  SHOP_URL: optional(address),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUST_PROXY: oneOf(['true', 'false']).default('false'),

  KEEP_EVERY_SAVE_DAYS: z.coerce.number('must be a number').min(1, 'must be at least 1').default(7),

  PAGE_CACHE_MB: z.coerce.number('must be a number').min(0, 'must not be negative').default(64),
  PAGE_STORE_MB: z.coerce.number('must be a number').min(0, 'must not be negative').default(512),
  IMAGE_STORE_MB: z.coerce.number('must be a number').min(0, 'must not be negative').default(1_024),
  PAGE_PATIENCE_MS: z.coerce.number('must be a number').min(100, 'must be at least 100').default(2_000),

  CDN_VENDOR: optional(oneOf(['fastly', 'cloudflare'])),
  CDN_PURGE_URL: optional(address),
  CDN_PURGE_TOKEN: optional(z.string().min(1)),
  CDN_MAX_AGE: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative').default(86_400),

  SPACE_ID: z.coerce.number('must be a number').int('must be a whole number').positive('must be greater than 0').default(1),
  CONTENT_PUBLIC_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  CONTENT_PREVIEW_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  // What browsers let people sign in with: `admin@localhost` is one.
  STUDIO_ADMIN_EMAIL: optional(z.email({ pattern: z.regexes.html5Email, error: 'must be an e-mail address' })),
  STUDIO_ADMIN_PASSWORD: optional(
    z.string().min(passwordLength.least, `must have at least ${passwordLength.least} characters`).max(passwordLength.most),
  ),
  STUDIO_ADMIN_TOKEN: optional(z.string().min(32, 'must have at least 32 characters')),
  WEBHOOK_ALLOW_INSIDE: oneOf(['true', 'false']).default('false'),
  STORYBLOK_TOKEN: optional(z.string().min(1)),
  STORYBLOK_API_URL: optional(address),
  STORYBLOK_WEBHOOK_SECRET: optional(z.string().min(8, 'must have at least 8 characters')),
  EDITOR_ORIGINS: z.string().transform(splitList).default(['https://app.storyblok.com']),

  SHOP_API_URL: optional(
    z
      .string()
      .refine(
        (written) => /^https?:/.test(written) && URL.canParse(written.replaceAll('{country}', 'de')),
        'must be an address like https://api.example.{country}',
      )
      .refine((written) => isWithoutPassword(written.replaceAll('{country}', 'de')), withoutPassword),
  ),

  SPLIT_KEY: optional(z.string().min(1)),
  SPLIT_URL: optional(address),

  PREVIEW_URLS: PreviewUrls.default([]),
  CONTENT_SERVICES: z.string().transform(splitList).pipe(z.array(address)).default(storyblokServices),

  S3_ENDPOINT: optional(address),
  S3_BUCKET: optional(z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),

  IMAGE_PROVIDER: oneOf(['storyblok', 'cdn', 'local']).default('storyblok'),

  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_SERVICE_NAME: z.string().min(1).default('anlass'),

  CONFIGURATOR_URL: optional(address),
  ACCOUNT_URL: optional(address),
  MAGAZINE_URL: optional(address),
  LLMS_TXT_URL: optional(address),
})

export const environmentNames = Object.keys(Environment.shape)

/** A site beside the shop that shows the space's stories; a story's path is put behind its address. */
export interface PreviewSite {
  name: string
  location: string
}

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
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
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

/** Thrown for a wrong setting; the message says which, and what to write instead. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Parses the environment. Makes the data folder and, where no tokens are set, tokens that are kept in it. Throws a SettingsError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
    throw new SettingsError(`The settings can't be used: ${sentences.join(' ')} See .env.example.`)
  }
  const set = parsed.data
  const kept = keepTokens(set.DATA_DIR)
  const tokens = { public: set.CONTENT_PUBLIC_TOKEN ?? kept.public, preview: set.CONTENT_PREVIEW_TOKEN ?? kept.preview }
  return {
    isDevelopment: set.NODE_ENV === 'development',
    logLevel: set.LOG_LEVEL,
    host: set.HOST,
    port: set.PORT,
    studioPort: set.STUDIO_PORT,
    dataFolder: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    bucket: bucketOf(set),
    trustProxy: set.TRUST_PROXY === 'true',
    metricsToken: set.METRICS_TOKEN,
    site: { hosts: set.SHOP_HOSTS, channels: { ...contactDefaults, ...set.SHOP_CHANNELS }, imageProvider: set.IMAGE_PROVIDER },
    keepEverySaveDays: set.KEEP_EVERY_SAVE_DAYS,
    pageCacheBytes: set.PAGE_CACHE_MB * 1_000_000,
    pageStoreBytes: set.PAGE_STORE_MB * 1_000_000,
    imageStoreBytes: set.IMAGE_STORE_MB * 1_000_000,
    // In development the first page waits for all its sources.
    pagePatienceMs: set.NODE_ENV === 'development' ? 60_000 : set.PAGE_PATIENCE_MS,
    cdn: cdnOf(set),
    spaceId: set.SPACE_ID,
    tokens,
    firstAdmin: { email: set.STUDIO_ADMIN_EMAIL, password: set.STUDIO_ADMIN_PASSWORD, token: set.STUDIO_ADMIN_TOKEN },
    allowsInsideWebhooks: set.WEBHOOK_ALLOW_INSIDE === 'true',
    draftKey: set.STORYBLOK_TOKEN ?? tokens.preview,
    storyblok: { token: set.STORYBLOK_TOKEN, apiUrl: set.STORYBLOK_API_URL, webhookSecret: set.STORYBLOK_WEBHOOK_SECRET },
    shopApiUrl: set.SHOP_API_URL,
    split: splitOf(set),
    flagServiceKey: createHmac('sha256', tokens.preview).update('flag service').digest('base64url'),
    freshMs: freshMsOf(set),
    editorOrigins: [...set.EDITOR_ORIGINS, `http://localhost:${set.STUDIO_PORT}`],
    shopUrl: withSlash(set.SHOP_URL ?? `http://localhost:${set.PORT}/`),
    previewSites: set.PREVIEW_URLS.map(({ name, location }) => ({ name, location: withSlash(location) })),
    contentServices: set.CONTENT_SERVICES.map((service) => new URL(service).origin),
    tracing: set.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT, service: set.OTEL_SERVICE_NAME } : undefined,
    ownApps: { configurator: set.CONFIGURATOR_URL, account: set.ACCOUNT_URL, magazine: set.MAGAZINE_URL, llmsTxt: set.LLMS_TXT_URL },
  }
}

const freshMsOf = ({ STORYBLOK_TOKEN: token, STORYBLOK_WEBHOOK_SECRET: secret }: z.infer<typeof Environment>) =>
  token && !secret ? 30_000 : undefined

const withSlash = (written: string) => (written.endsWith('/') ? written : `${written}/`)

function cdnOf(set: z.infer<typeof Environment>) {
  const { CDN_VENDOR: vendor, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = set
  // Of changes that nobody tells, nobody can tell the CDN.
  const maxAge = Math.min(set.CDN_MAX_AGE, (freshMsOf(set) ?? Number.POSITIVE_INFINITY) / 1000)
  if (vendor && purgeUrl && token) return { vendor, purgeUrl, token, maxAge }
  if (!vendor && !purgeUrl && !token) return undefined
  throw new SettingsError(
    'Of CDN_VENDOR, CDN_PURGE_URL and CDN_PURGE_TOKEN only some are set: a CDN needs all three, and without one leave all three out. See .env.example.',
  )
}

function splitOf({ SPLIT_KEY: key, SPLIT_URL: url }: z.infer<typeof Environment>): Settings['split'] {
  if (key) return { key, url: url?.replace(/\/$/, '') }
  if (!url) return undefined
  throw new SettingsError('SPLIT_URL is set without SPLIT_KEY: set the key of the flag service there, or leave both out. See .env.example.')
}

function bucketOf(set: z.infer<typeof Environment>): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = set
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (endpoint && name && accessKeyId && secretAccessKey) return { endpoint, name, region, accessKeyId, secretAccessKey }
  if (!endpoint && !name && !accessKeyId && !secretAccessKey) return undefined
  throw new SettingsError(
    'Of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY only some are set: a bucket needs all four, and without one leave all out. See .env.example.',
  )
}

const KeptTokens = z.object({ public: z.string(), preview: z.string() })

function readTokens(file: string): z.infer<typeof KeptTokens> {
  const text = readFileSync(file, 'utf8')
  try {
    return KeptTokens.parse(JSON.parse(text))
  } catch (cause) {
    throw new SettingsError(`${file} is damaged: put a copy in its place, or delete it to have new tokens made.`, { cause })
  }
}

/** Random tokens that outlive a restart, readable by their owner alone. */
function keepTokens(dataFolder: string): z.infer<typeof KeptTokens> {
  const file = join(dataFolder, 'tokens.json')
  try {
    mkdirSync(dataFolder, { recursive: true })
    if (existsSync(file)) return readTokens(file)
    const tokens = { public: randomBytes(16).toString('hex'), preview: randomBytes(16).toString('hex') }
    // Whole, or not at all: half of it would keep the next start from happening.
    writeFileSync(`${file}.new`, JSON.stringify(tokens), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    return tokens
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause
    throw new SettingsError(
      `The data folder ${dataFolder} can't be used (${String(cause)}): set DATA_DIR to a folder this user may write.`,
      { cause },
    )
  }
}
