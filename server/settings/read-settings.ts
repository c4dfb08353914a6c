import { createHmac } from 'node:crypto'
import { contactDefaults } from './contact-defaults.ts'
import { Environment } from './environment.ts'
import { keepTokens } from './kept-tokens.ts'
import type { Bucket, Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

/** Parses the environment. Makes the data folder and, where no tokens are set, tokens that are kept in it. Throws a SettingsError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  // Once: to make code for so many settings takes longer than to go through them.
  const parsed = Environment.safeParse(environment, { jitless: true })
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`)
    throw new SettingsError(`The settings can't be used: ${sentences.join(' ')} See .env.example.`)
  }
  const set = parsed.data
  if (set.PORT === set.STUDIO_PORT && set.PORT !== 0)
    throw new SettingsError(
      `PORT and STUDIO_PORT are both ${set.PORT}: the shop and the studio are two origins, so set one of them to another port. See .env.example.`,
    )
  const kept = keepTokens(set.DATA_DIR)
  const tokens = { public: set.CONTENT_PUBLIC_TOKEN ?? kept.public, preview: set.CONTENT_PREVIEW_TOKEN ?? kept.preview }
  if (tokens.public === tokens.preview)
    throw new SettingsError(
      'CONTENT_PUBLIC_TOKEN and CONTENT_PREVIEW_TOKEN are the same: whoever may read what is published would read drafts, too, so set one of them to another value. See .env.example.',
    )
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
    site: {
      hosts: set.SHOP_HOSTS,
      channels: { ...contactDefaults, ...set.SHOP_CHANNELS },
      imageProvider: set.IMAGE_PROVIDER,
      tagIds: set.TAG_MANAGER_IDS,
      reviewWidgets: set.REVIEW_WIDGETS,
      knowsLocations: set.LOCATION_HEADER !== undefined,
      hasConfigurators: set.CONFIGURATOR_URL !== undefined,
    },
    locationHeader: set.LOCATION_HEADER,
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
    smtpUrl: set.SMTP_URL,
    split: splitOf(set),
    flagServiceKey: createHmac('sha256', tokens.preview).update('flag service').digest('base64url'),
    freshMs: freshMsOf(set),
    editorOrigins: [...set.EDITOR_ORIGINS, `http://localhost:${set.STUDIO_PORT}`],
    shopUrl: withSlash(set.SHOP_URL ?? `http://localhost:${set.PORT}/`),
    previewSites: set.PREVIEW_URLS.map(({ name, location }) => ({ name, location: withSlash(location) })),
    contentServices: set.CONTENT_SERVICES,
    tracing: set.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT, service: set.OTEL_SERVICE_NAME } : undefined,
    ownApps: { configurator: set.CONFIGURATOR_URL, account: set.ACCOUNT_URL, magazine: set.MAGAZINE_URL, llmsTxt: set.LLMS_TXT_URL },
  }
}

const freshMsOf = ({ STORYBLOK_TOKEN: token, STORYBLOK_WEBHOOK_SECRET: secret }: Environment) => (token && !secret ? 30_000 : undefined)

const withSlash = (written: string) => (written.endsWith('/') ? written : `${written}/`)

function cdnOf(set: Environment) {
  const { CDN_VENDOR: vendor, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = set
  // Of changes that nobody tells, nobody can tell the CDN.
  const maxAge = Math.min(set.CDN_MAX_AGE, (freshMsOf(set) ?? Number.POSITIVE_INFINITY) / 1000)
  if (vendor && purgeUrl && token) return { vendor, purgeUrl, token, maxAge }
  if (!vendor && !purgeUrl && !token) return undefined
  throw new SettingsError(
    'Of CDN_VENDOR, CDN_PURGE_URL and CDN_PURGE_TOKEN only some are set: a CDN needs all three, and without one leave all three out. See .env.example.',
  )
}

function splitOf({ SPLIT_KEY: key, SPLIT_URL: url }: Environment): Settings['split'] {
  if (key) return { key, url: url?.replace(/\/$/, '') }
  if (!url) return undefined
  throw new SettingsError('SPLIT_URL is set without SPLIT_KEY: set the key of the flag service there, or leave both out. See .env.example.')
}

function bucketOf(set: Environment): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = set
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (endpoint && name && accessKeyId && secretAccessKey) return { endpoint, name, region, accessKeyId, secretAccessKey }
  if (!endpoint && !name && !accessKeyId && !secretAccessKey) return undefined
  throw new SettingsError(
    'Of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY only some are set: a bucket needs all four, and without one leave all out. See .env.example.',
  )
}
