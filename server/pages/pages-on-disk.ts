import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { forgetMark } from '../content/build-marks.ts'
import type { ContentChange, ContentListener } from '../content/content-change.ts'
import type { ContentStore } from '../content/content-store.ts'
import { readTimeline } from '../content/timeline.ts'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { changeTags, isUnknown, withdrawnTags } from './change-tags.ts'
import { type ContentHistory, createContentHistory } from './content-history.ts'
import { openPageStore, type PageStore } from './page-store.ts'

export interface PagesOnDisk {
  disk: { store: PageStore; edition: string }
  /** Reaches back to the oldest page on disk, as far as that is known. */
  history: ContentHistory
  /** Hands on what was told since the log of changes was read, while nobody listened, to who does from now on. */
  tellMissed(listener: ContentListener): void
}

/** Of the two halves of a build. Both make what a page is: a change of the server's alone leaves the scripts as they were. */
export interface BuildHashes {
  scripts: string
  server: string
}

/** Where they are. */
export const pagesFile = ({ dataFolder }: Pick<Settings, 'dataFolder'>) => join(dataFolder, 'pages.sqlite')

/** The pages that an earlier process has left, and what has changed in the content since they were made. */
export async function openPagesOnDisk(settings: Settings, build: BuildHashes, content: ContentStore, log: Logger): Promise<PagesOnDisk> {
  const report = throttledReport((reason, times, detail) => log.warn({ ...detail, reason, times }, 'a page could not be kept on disk'))
  const store = openPageStore({
    file: pagesFile(settings),
    maxBytes: settings.pageStoreBytes,
    onError: (err) => report(err instanceof Error ? err.message : String(err), { err }),
  })
  // What changes at hosted Storyblok while nobody listens is never told: what is on disk is the last good page at best.
  const edition = settings.storyblok.token ? randomUUID() : editionOf(settings, build, await readTimeline(content.database))
  const missed: { change: ContentChange; version: number }[] = []
  const stopListening = content.onChange((change, version = content.version) => missed.push({ change, version }))
  const { history, loggedUntil } = await historySince(store, edition, settings, content, log)
  return {
    disk: { store, edition },
    history,
    tellMissed(listener) {
      stopListening()
      // What the log has is known already, and a history goes forward only.
      for (const { change, version } of missed.splice(0)) if (version > loggedUntil) listener(change, version)
    },
  }
}

/** Pages of another build, made with other settings, or before a backup was put back, are no longer right. */
function editionOf(settings: Settings, build: BuildHashes, timeline: string | undefined): string {
  const { site, spaceId, storyblok, editorOrigins, ownApps, cdn, shopApiUrl, databaseUrl } = settings
  // Where an own app stands now, there may have been a page; a CDN is told by headers what it may keep.
  const served = [ownApps, cdn?.vendor, cdn?.maxAge]
  // Where the database is: another one counts its versions otherwise.
  const { host, pathname } = (databaseUrl !== undefined && URL.parse(databaseUrl)) || {}
  const read = [spaceId, storyblok.token !== undefined, storyblok.apiUrl, shopApiUrl, host, pathname, timeline]
  const parts = [build.scripts, build.server, site, read, editorOrigins, served]
  return createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * What has changed since the oldest page on disk, as far back as that is known. Pages that were withdrawn since are forgotten, and those
 * of a version that the content, a backup of it having been put back, has not had: they show what is gone.
 */
async function historySince(
  store: PageStore,
  edition: string,
  { storyblok }: Settings,
  content: ContentStore,
  log: Logger,
): Promise<{ history: ContentHistory; loggedUntil: number }> {
  // Nothing that our own store tells is content.
  if (storyblok.token) return { history: createContentHistory(0), loggedUntil: Number.POSITIVE_INFINITY }
  const versions = store.versions()
  const beforeOldest = (versions[0] ?? content.version) - 1
  const read = await content.changesSince(beforeOldest).catch((err: unknown) => {
    log.error({ err }, 'the log of changes can not be read: pages on disk are shown only where no new ones can be made')
  })
  if (!read) return { history: createContentHistory(content.version), loggedUntil: content.version }
  const { from, changes } = read
  const had = new Set([from, ...changes.map(({ cv }) => cv), content.version])
  const lost = versions.filter((version) => !had.has(version))
  // A CDN may have them, too, and what it was told of their time is in no log. First, so that no process in between finds neither.
  if (lost.some((version) => version > from)) await forgetMark(content.database, 'cdn')
  store.forgetVersions(lost)
  const history = createContentHistory(from)
  for (const { cv, changes: together } of changes) {
    history.note(together.flatMap(changeTags), cv)
    store.withdraw(together.flatMap(withdrawnTags), { version: cv, edition })
    if (together.some(isUnknown)) store.forgetBefore(cv)
  }
  history.note([], content.version)
  return { history, loggedUntil: changes.at(-1)?.cv ?? from }
}
