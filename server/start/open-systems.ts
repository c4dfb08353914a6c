import type { Logger } from 'pino'
import { openCdn } from '../cdn/open-cdn.ts'
import { bringBlocks } from '../content/bring-blocks.ts'
import { isDoneFor, markDoneFor } from '../content/build-marks.ts'
import type { ContentListener } from '../content/content-change.ts'
import { openContentStore } from '../content/content-store.ts'
import { openContent } from '../content/open-content.ts'
import { seedContent } from '../content/seed-content.ts'
import { assetId, storyUuid } from '../content/story-uuid.ts'
import type { Database } from '../database/database.ts'
import { longestQuery, openDatabaseOf } from '../database/open-database.ts'
import { openImages } from '../images/open-images.ts'
import type { ResizeImage } from '../images/resize-image.ts'
import { createMetrics } from '../metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { shopSpace } from '../shop-space.ts'
import type { Systems } from './programs.ts'

export interface OpenSystems extends Systems {
  close(): Promise<void>
}

export interface OpenSystemsOptions {
  /** Of the code: what it has brought before is not made and compared again. Without one it always is. */
  version?: string
  /** In the place of making pictures in this process. */
  resizeImage?: ResizeImage
}

/** Opens the database, brings in what the shop ships with, and connects the content service the settings name. */
export async function openSystems(settings: Settings, log: Logger, options: OpenSystemsOptions = {}): Promise<OpenSystems> {
  const database = await openDatabaseOf(settings, { longestQuery })
  try {
    return await openOn(database, settings, log, options)
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function openOn(
  database: Database,
  settings: Settings,
  log: Logger,
  { version, resizeImage }: OpenSystemsOptions,
): Promise<OpenSystems> {
  const store = await openContentStore(database, shopSpace(settings))
  const brought = await bringBlocks(store, version)
  if (brought) log.info({ ...brought }, 'components of the blocks brought into the space')
  const madeAdmin = await firstAdmin(database, settings)
  if (madeAdmin)
    console.log(
      `\n  The studio's first admin is ${madeAdmin.email} with the password ${madeAdmin.password}\n  It is shown this once; change it when you have signed in.`,
    )
  const images = await openImages(settings, log, resizeImage)
  // A shop with content of its own elsewhere is not given ours.
  if (!settings.storyblok.token && (version === undefined || !(await isDoneFor(database, 'build', version)))) {
    // What draws and sets the seed is not needed at other starts.
    const { contentSeed } = await import('../../content/seed.ts')
    const names = { spaceId: settings.spaceId, storyUuid, assetId }
    const { drawPlaceholder } = await import('../images/draw-placeholder.ts')
    const findKept = (filename: string) => findPlaceholder(database, filename)
    const seed = await contentSeed(names, { putFile: images.putFile, findPlaceholder: findKept, drawPlaceholder })
    log.info({ ...(await seedContent(store, seed)) }, 'content seeded')
    if (version !== undefined) await markDoneFor(database, 'build', version)
  }

  const listeners = new Set<ContentListener>()
  const announceContentChange: ContentListener = (change, version) => {
    for (const listener of listeners) listener(change, version)
  }
  const content = openContent(settings, database, log)
  if (!settings.storyblok.token) store.onChange(announceContentChange)

  return {
    settings,
    log,
    metrics: createMetrics(),
    store,
    content,
    images,
    cdn: openCdn(settings, log),
    announceContentChange,
    onContentChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => database.close(),
  }
}

/** What makes people is loaded where there are none yet, or one gets a token. */
async function firstAdmin(database: Database, { firstAdmin: set }: Settings) {
  const anyone = await database.kysely.selectFrom('people').select('id').executeTakeFirst()
  if (anyone && set.token === undefined) return undefined
  const { ensureAdmin } = await import('../accounts/first-admin.ts')
  return ensureAdmin(database, set)
}

/** The placeholder that was made of a picture at an earlier start; not one as former builds made them, a tiny picture. */
async function findPlaceholder({ kysely }: Database, filename: string): Promise<string | undefined> {
  const row = await kysely.selectFrom('assets').select('meta_data').where('filename', '=', filename).executeTakeFirst()
  const metaData: { placeholder?: string } = row ? JSON.parse(row.meta_data) : {}
  return metaData.placeholder?.startsWith('data:') ? undefined : metaData.placeholder
}
