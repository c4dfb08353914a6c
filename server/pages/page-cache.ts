import type { CacheResult } from '../counted-figures.ts'
import type { ContentHistory } from './content-history.ts'
import { type KeptPage, madeAgo, withAge } from './kept-page.ts'
import { createPageEntries, type Entry } from './page-entries.ts'
import type { PageStore } from './page-store.ts'

export interface PageCacheOptions {
  /** The least used pages leave first. */
  maxBytes: number
  history: ContentHistory
  /** Where pages outlive the process; without one they do not. */
  disk?: { store: PageStore; edition: string }
  /** How long a visitor waits, in milliseconds, for a page that is being made, where there is an older one; where there is none, three times as long. */
  patienceMs: number
  /** For content that tells nobody when it changes: after so many milliseconds a page is made again behind the visitor's back, and after twelve times that before they see it. */
  freshMs?: number
  /** What is done with a page that is asked for again, one page at a time and behind everybody's back. */
  improve?: (page: KeptPage) => Promise<KeptPage>
  /** Not before it is so old, in milliseconds: while an editor publishes again and again, the machine is theirs. */
  improveAfterMs?: number
  onResult?: (result: CacheResult) => void
}

export interface PageCache {
  /**
   * The page of this key, made now if it is not there. Those who ask while it is made wait for the same page. Where only an
   * error could be made, or nothing within the visitor's patience, and there was a good page before, it is that one, with
   * its `age`. Rejects with PageLate when nothing was made in time and nothing was there, and with what `make` rejects with.
   * `make` hears whose it is that is made for a visitor.
   */
  getOrMake(key: string, make: Entry['make'], whose?: string): Promise<KeptPage>
  /** Lets a page be found by the address it was asked for by. */
  alias(address: string, key: string): void
  /** The page of an address that was given to `alias`; `undefined` when it is not there or must be made again. */
  findHit(address: string): KeptPage | undefined
  /** As `getOrMake`, of an address that was given to `alias` and whose page must be made again; `undefined` for any other. */
  makeAgain(address: string): Promise<KeptPage> | undefined
  /** By which the pages in use were asked for that have read something of this, the last used first. */
  addressesOf(tags: ReadonlySet<string>): string[]
  /** The page of this key when it is in memory or on disk and need not be made again. */
  findStored(key: string, make: Entry['make']): KeptPage | undefined
  /** Forgets the pages with these tags that were made before this version of the content, on disk too: nobody may see them any more. */
  withdraw(tags: readonly string[], version: number): void
  /** Drops every page that read something of this, and makes those again that were in use. Resolves when they are there. */
  drop(tags: ReadonlySet<string>): Promise<void>
  readonly bytes: number
}

/** Nothing was made within a visitor's patience. */
export class PageLate extends Error {
  override name = 'PageLate'
}

/** As many dropped pages are made again before they are asked for; the others when they are. */
const mostRemade = 200
/** Content that changes faster than a page is made is sent as it is, and kept by nobody. */
const mostTries = 3
/** A page that comes late is better than none. */
const timesForFirst = 3
/** What a visitor gets: the page as it is now, or instead the last good one. */
interface Made {
  page: KeptPage
  isLastGood: boolean
}

const fresh = { unavailableUntil: 0, isImproved: false }
/** After a failure a page is tried again so soon, in milliseconds; meanwhile the last good one comes at once. */
const retryMs = 1_000
/** A page past its time is sent once more while it is renewed, but not one that is older than this many times its time. */
const staleTimes = 12

/** Finished pages in memory, and behind it on disk: found by key, dropped by what they read. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, history, disk, patienceMs, freshMs = Number.POSITIVE_INFINITY, onResult = () => {} } = options
  const { improve, improveAfterMs = 2_000 } = options
  const entries = createPageEntries(maxBytes)
  const underWay = new Map<string, Promise<Made>>()
  let improving = Promise.resolve()
  let remaking = Promise.resolve()

  async function makeNow(key: string, make: Entry['make'], whose: string | undefined): Promise<Made> {
    try {
      for (let tries = 1; ; tries++) {
        const { version } = history
        const page = await make(whose)
        // Asked and kept at one go: a change in between would find no page to drop, and nobody would know that this one is old.
        const isOld = history.changedSince(version, page.reads)
        // Who asks after a publish must not get what was before it.
        if (isOld && tries < mostTries) continue
        if (!isOld) settle(key, { page, version, make, isUsed: whose !== undefined })
        const instead = page.status >= 500 ? notNow(key) : undefined
        return instead ?? { page: isOld ? withAge(page, 0) : page, isLastGood: false }
      }
    } catch (error) {
      const instead = notNow(key)
      if (instead) return instead
      throw error
    } finally {
      underWay.delete(key)
    }
  }

  /** Keeps a page that is as new as its content, or forgets the one before it where now there is none. */
  function settle(key: string, made: Pick<Entry, 'page' | 'version' | 'make' | 'isUsed'>) {
    const { page, version } = made
    if (page.isKept) {
      entries.keep(key, { ...made, madeAt: performance.now(), isOld: false, ...fresh })
      disk?.store.keep(key, { page, version, edition: disk.edition, madeAt: Date.now() })
    } else if (page.status < 500) {
      entries.forget(key)
      disk?.store.forget(key)
    }
  }

  /** The last good page, for a while without another try. */
  function notNow(key: string): Made | undefined {
    const entry = entries.get(key)
    if (entry) entry.unavailableUntil = performance.now() + retryMs
    return lastGood(key)
  }

  function lastGood(key: string): Made | undefined {
    const entry = entries.get(key)
    return entry && { page: withAge(entry.page, ageOf(entry)), isLastGood: true }
  }

  function find(key: string): KeptPage | undefined {
    const entry = entries.get(key)
    if (!entry || entry.isOld) return undefined
    const age = performance.now() - entry.madeAt
    const lifeMs = Math.min(freshMs, entry.page.lifeMs ?? freshMs)
    if (age >= lifeMs) {
      if (age >= lifeMs * staleTimes) return undefined
      if (performance.now() >= entry.unavailableUntil) void makeOnce(key, entry.make).catch(() => {})
    }
    entries.touch(key, entry)
    entry.isUsed = true
    if (!entry.isImproved && age >= improveAfterMs) improveLater(key, entry)
    onResult('hit')
    // No cache may keep for all what is about to be made again.
    if (age >= lifeMs) return withAge(entry.page, ageOf(entry))
    return entry.page.lifeMs === undefined ? entry.page : atItsAge(entry)
  }

  /** Others may keep it for the rest of its life only. The same object for a second: its headers are written once. */
  function atItsAge(entry: Entry): KeptPage {
    const seconds = ageOf(entry)
    if (entry.aged?.seconds !== seconds || entry.aged.of !== entry.page)
      entry.aged = { seconds, of: entry.page, page: madeAgo(entry.page, seconds) }
    return entry.aged.page
  }

  function improveLater(key: string, entry: Entry) {
    entry.isImproved = true
    if (!improve) return
    improving = improving
      .then(async () => {
        if (entries.get(key) !== entry || entry.isOld) return
        const page = await improve(entry.page)
        if (page === entry.page || entry.isOld || !entries.replacePage(key, entry, page)) return
        const madeAt = Date.now() - (performance.now() - entry.madeAt)
        disk?.store.keep(key, { page, version: entry.version, edition: disk.edition, madeAt })
      })
      .catch(() => {})
  }

  /** Brings a page from disk back into memory, as good or as old as it is. */
  function recall(key: string, make: Entry['make']) {
    const stored = entries.get(key) ? undefined : disk?.store.find(key)
    if (!stored || !disk) return
    const { page, version, edition, madeAt } = stored
    const isOld = edition !== disk.edition || history.changedSince(version, page.reads)
    if (!isOld) onResult('stored')
    const age = Math.max(0, Date.now() - madeAt)
    entries.keep(key, { page, version, make, madeAt: performance.now() - age, isOld, isUsed: false, ...fresh })
  }

  function findStored(key: string, make: Entry['make']): KeptPage | undefined {
    recall(key, make)
    return find(key)
  }

  async function getOrMake(key: string, make: Entry['make'], whose = ''): Promise<KeptPage> {
    const page = findStored(key, make)
    if (page) return page
    const unavailableUntil = entries.get(key)?.unavailableUntil ?? 0
    const instead = performance.now() < unavailableUntil ? lastGood(key) : undefined
    const made = instead ?? (await makeForVisitor(key, make, whose))
    if (made.isLastGood) onResult('last-good')
    return made.page
  }

  async function makeForVisitor(key: string, make: Entry['make'], whose: string): Promise<Made> {
    onResult('miss')
    const made = await orLastGood(makeOnce(key, make, whose), key)
    // It may have been under way already, for nobody in particular.
    const entry = entries.get(key)
    if (entry) entry.isUsed = true
    return made
  }

  /** For a visitor, or for nobody in particular. */
  function makeOnce(key: string, make: Entry['make'], whose?: string): Promise<Made> {
    const waiting = underWay.get(key)
    if (waiting) return waiting
    const making = makeNow(key, make, whose)
    underWay.set(key, making)
    return making
  }

  /**
   * For nobody in particular: one at a time, however many changes are told at once. Their pages would stand before visitors' own, also
   * where a content service answers a few questions a second.
   */
  function remake(key: string, make: Entry['make']): Promise<void> {
    const inTurn = async () => {
      // Somebody may have had it made meanwhile.
      if (entries.get(key)?.isOld) await makeOnce(key, make)
    }
    remaking = remaking.then(inTurn).catch(() => {})
    return remaking
  }

  /** Waits for a page as long as a visitor would. The page goes on being made, for the next one. */
  async function orLastGood(making: Promise<Made>, key: string): Promise<Made> {
    const { promise, resolve, reject } = Promise.withResolvers<Made>()
    const waitMs = entries.get(key) ? patienceMs : timesForFirst * patienceMs
    const timer = setTimeout(() => {
      const instead = notNow(key)
      if (instead) return resolve(instead)
      onResult('late')
      reject(new PageLate(`Nothing was made of ${key} within ${waitMs} ms.`))
    }, waitMs)
    making.then(resolve, reject)
    return promise.finally(() => clearTimeout(timer))
  }

  return {
    getOrMake,
    alias: entries.alias,
    findHit(address) {
      const key = entries.keyOf(address)
      return key === undefined ? undefined : find(key)
    },
    makeAgain(address) {
      const key = entries.keyOf(address)
      const entry = key === undefined ? undefined : entries.get(key)
      return key === undefined || !entry ? undefined : getOrMake(key, entry.make)
    },
    addressesOf: (tags) =>
      entries
        .readersOf(tags)
        .reverse()
        .flatMap(([, { isUsed, aliases }]) => (isUsed ? aliases.slice(0, 1) : [])),
    findStored,
    withdraw(tags, version) {
      if (tags.length === 0) return
      for (const [key, entry] of entries.readersOf(new Set(tags))) if (entry.version < version) entries.forget(key)
      disk?.store.withdraw(tags, { version, edition: disk.edition })
    },
    async drop(tags) {
      const dropped = entries.readersOf(tags)
      for (const [, entry] of dropped) {
        // What kept it from being made may be mended now.
        entry.unavailableUntil = 0
        if (!entry.isOld) onResult('drop')
        entry.isOld = true
      }
      const used = dropped.filter(([, { isUsed }]) => isUsed).slice(-mostRemade)
      // What changed together is told one by one, with one version: begun before the last, a page would be made of old and new.
      await undefined
      // The last used first. One after the other: visitors' own pages, and what else has changed, come between.
      for (const [key, { make }] of used.reverse()) await remake(key, make)
    },
    get bytes() {
      return entries.bytes
    },
  }
}

/** In seconds. */
const ageOf = ({ madeAt }: Entry) => Math.round((performance.now() - madeAt) / 1000)
