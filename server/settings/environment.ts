import { z } from 'zod'
import type { HostSite } from '../../runtime/site/site.ts'
import { Channel } from '../../schemas/channel.ts'
import { SiteCountry } from '../../schemas/locale.ts'
import { passwordLength } from '../../schemas/password-length.ts'

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
/** Of what is asked under the same path as the shop itself: one in the setting would be left out without a word. */
const isBare = (written: string) => {
  const { pathname = '/', search = '', hash = '' } = URL.parse(written) ?? {}
  return pathname + search + hash === '/'
}
const bareOnly =
  'must have no path: each address is asked there under the path that it has in the shop, so leave out what stands behind the host'
const bareAddress = address.refine(isBare, bareOnly)
/** Of which pages are below. */
const place = address.refine((written) => !/[?#]/.test(written), 'must end with its path: leave out ? or # and what stands behind it')
const unsetToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optional = <Type extends z.ZodType>(type: Type) => z.preprocess(unsetToUndefined, type.optional())
const number = z.coerce.number('must be a number')
/** A line `NAME=` without a value means the usual one, too. */
const or = <Type extends z.ZodType>(usual: string | number, type: Type) => z.preprocess((value) => (isBlank(value) ? usual : value), type)
/** Blanks alone would be the number 0, and no host at all every one of this machine. */
const isBlank = (value: unknown) => String(value ?? '').trim() === ''
/** Goes into a header. What can't be in one would be in the log, with the error that says so. */
const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces or line breaks')

const splitList = (written: string) =>
  written
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** With the password that stands before an @ left out: what is said of a setting is in the log. */
const shown = (entry: string) => entry.replace(/\/\/.*@/, '//…@')

/** As browsers write them: without a path, and without a slash. */
const origins = z.string().transform((written, context) =>
  splitList(written).flatMap((entry) => {
    const parsed = address.safeParse(entry)
    if (parsed.success) return [new URL(parsed.data).origin]
    context.addIssue(`has the entry "${shown(entry)}", which ${parsed.error.issues[0]?.message}`)
    return []
  }),
)

/** The vendor's regions: Europe, the United States, Canada, Australia, China. */
const storyblokServices = [
  'https://mapi.storyblok.com',
  'https://api-us.storyblok.com',
  'https://api-ca.storyblok.com',
  'https://api-ap.storyblok.com',
  'https://app.storyblokchina.cn',
]

/** `localhost=anlass:de, myposter.localhost=myposter:de` */
const ShopHosts = z.string().transform((written, context): HostSite[] => {
  const sites = splitList(written).flatMap((entry) => {
    const [, host = '', named, country = 'de'] = /^(\[[^\]]+\]|[^=:]+)=([^=:]+)(?::([^=:]+))?$/.exec(entry) ?? []
    const parsed = { channel: Channel.safeParse(named), country: SiteCountry.safeParse(country) }
    // As visitors' browsers write it.
    const isHost = URL.parse(`http://${host}`)?.hostname === host
    if (isHost && parsed.channel.success && parsed.country.success)
      return [{ host, channel: parsed.channel.data, country: parsed.country.data }]
    context.addIssue(
      `has the entry "${entry}": write host=channel:country, like shop.example.org=anlass:de, the host in small letters and without a port`,
    )
    return []
  })
  const twice = sites.find(({ host }, index) => sites.findIndex((site) => site.host === host) < index)
  if (twice) context.addIssue(`names ${twice.host} twice: one host shows one shop`)
  if (splitList(written).length === 0) context.addIssue('names no host: write host=channel:country, like shop.example.org=anlass:de')
  return sites
})

/** A site beside the shop that shows the space's stories; a story's path is put behind its address. */
export interface PreviewSite {
  name: string
  location: string
}

/** `Werkstatt=https://werkstatt.example.org/, Archiv=https://archiv.example.org/` */
const PreviewUrls = z.string().transform((written, context): PreviewSite[] =>
  written
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .flatMap((entry) => {
      const [name = '', ...rest] = entry.split('=')
      const location = address.safeParse(rest.join('=').trim())
      if (name.trim() && location.success) return [{ name: name.trim(), location: location.data }]
      context.addIssue(
        `has the entry "${shown(entry.trim())}": write name=address, like Werkstatt=https://werkstatt.example.org/, with no user and no password in it`,
      )
      return []
    }),
)

/** One value a channel: `anlass=…, myposter=…`. `wanted` says what an entry must be, after the word `write`. */
const perChannel = (isValid: (value: string) => boolean, wanted: string) =>
  z.string().transform((written, context) => {
    const entries = splitList(written).map((entry) => {
      const [, channel, value = ''] = /^([^=]*)=(.*)$/s.exec(entry) ?? []
      const parsed = Channel.safeParse(channel)
      if (parsed.success && isValid(value)) return [parsed.data, value]
      context.addIssue(`has the entry "${entry}": write ${wanted}`)
      return []
    })
    return Object.fromEntries(entries) as Partial<Record<Channel, string>>
  })

/** `anlass=GTM-AB12CD, myposter=G-AB12CD34` (R5.03) */
const TagIds = perChannel(
  (id) => /^(GTM|G)-[A-Z\d]+$/.test(id),
  'channel=id, like anlass=GTM-AB12CD; an id is GTM- or G- and then capital letters and digits',
)

/** `anlass=https://reviews.example/widget/1` */
const ReviewWidgets = perChannel(
  (url) => z.url({ protocol: /^https$/ }).safeParse(url).success,
  'channel=address, like anlass=https://reviews.example/widget/1; an address begins with https://',
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
export const Environment = z.object({
  NODE_ENV: or('production', oneOf(['development', 'production', 'test'])),
  LOG_LEVEL: or('info', oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  PORT: or(3000, port),
  STUDIO_PORT: or(3001, port),
  HOST: or('127.0.0.1', z.string()),
  DATA_DIR: or('data', z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })),

  SHOP_HOSTS: or('localhost=anlass:de, myposter.localhost=myposter:de, 127.0.0.1=anlass:de', ShopHosts),
  SHOP_CHANNELS: optional(Contacts),
  TAG_MANAGER_IDS: TagIds.default({}),
  REVIEW_WIDGETS: ReviewWidgets.default({}),
  LOCATION_HEADER: optional(z.string().regex(/^[a-z\d-]+$/i, 'must be the name of a header, like CF-IPCountry')),
  SHOP_URL: optional(place),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUST_PROXY: or('false', oneOf(['true', 'false'])),

  KEEP_EVERY_SAVE_DAYS: or(7, number.min(1, 'must be at least 1')),

  PAGE_CACHE_MB: or(64, number.min(0, 'must not be negative')),
  PAGE_STORE_MB: or(512, number.min(0, 'must not be negative')),
  IMAGE_STORE_MB: or(1_024, number.min(0, 'must not be negative')),
  PAGE_PATIENCE_MS: or(2_000, number.min(100, 'must be at least 100').max(60_000, 'must be 60000, a minute, at most')),

  CDN_VENDOR: optional(oneOf(['fastly', 'cloudflare'])),
  CDN_PURGE_URL: optional(address),
  CDN_PURGE_TOKEN: optional(secret),
  CDN_MAX_AGE: or(86_400, number.int('must be a whole number').min(0, 'must not be negative')),

  SPACE_ID: or(1, number.int('must be a whole number').positive('must be greater than 0')),
  CONTENT_PUBLIC_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  CONTENT_PREVIEW_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  // What browsers let people sign in with: `admin@localhost` is one.
  STUDIO_ADMIN_EMAIL: optional(z.email({ pattern: z.regexes.html5Email, error: 'must be an e-mail address' })),
  STUDIO_ADMIN_PASSWORD: optional(
    z
      .string()
      .min(passwordLength.least, `must have at least ${passwordLength.least} characters`)
      .max(passwordLength.most, `must have ${passwordLength.most} characters at most`),
  ),
  STUDIO_ADMIN_TOKEN: optional(z.string().min(32, 'must have at least 32 characters')),
  WEBHOOK_ALLOW_INSIDE: or('false', oneOf(['true', 'false'])),
  STORYBLOK_TOKEN: optional(z.string().min(1)),
  STORYBLOK_API_URL: optional(address),
  STORYBLOK_WEBHOOK_SECRET: optional(z.string().min(8, 'must have at least 8 characters')),
  EDITOR_ORIGINS: origins.default(['https://app.storyblok.com']),

  SHOP_API_URL: optional(
    z
      .string()
      .refine(
        (written) => /^https?:/.test(written) && URL.canParse(written.replaceAll('{country}', 'de')),
        'must be an address like https://api.example.{country}',
      )
      .refine((written) => isWithoutPassword(written.replaceAll('{country}', 'de')), withoutPassword)
      .refine((written) => isBare(written.replaceAll('{country}', 'de')), bareOnly),
  ),

  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example.org' })),

  SPLIT_KEY: optional(secret),
  SPLIT_URL: optional(address),

  PREVIEW_URLS: PreviewUrls.default([]),
  CONTENT_SERVICES: origins.default(storyblokServices),

  S3_ENDPOINT: optional(address),
  S3_BUCKET: optional(z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')),
  S3_REGION: or('us-east-1', z.string()),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),

  IMAGE_PROVIDER: or('storyblok', oneOf(['storyblok', 'cdn', 'local'])),

  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_SERVICE_NAME: or('anlass', z.string()),

  CONFIGURATOR_URL: optional(bareAddress),
  ACCOUNT_URL: optional(bareAddress),
  MAGAZINE_URL: optional(bareAddress),
  LLMS_TXT_URL: optional(bareAddress),
})

export type Environment = z.infer<typeof Environment>

export const environmentNames = Object.keys(Environment.shape)
