import { type KeptPage, withAge } from './kept-page.ts'

export type CacheResult = 'hit' | 'miss' | 'drop' | 'last-good'

export interface PageCacheOptions {
  /** The least used pages leave first. */
  maxBytes: number
  /** After this a page is made again when it is asked for; without it pages stay until something they read changes. */
  maxAgeMs?: number
  onResult?: (result: CacheResult) => void
}

export interface PageCache {
  /**
   * The page of this key, made now if it is not there. Those who ask while it is made wait for the same page. Where only an
   * error could be made, and there was a good page before, it is that one, with its `age`.
   */
  getOrMake(key: string, make: () => Promise<KeptPage>): Promise<KeptPage>
  /** Lets a page be found by the address it was asked for by. */
  alias(address: string, key: string): void
  /** The page of an address that was given to `alias`; `undefined` when it is not there or must be made again. */
  findHit(address: string): KeptPage | undefined
  /** Drops every page that read something of this, and makes those again that were in use. Resolves when they are there. */
  drop(concerns: (tag: string) => boolean): Promise<void>
  readonly bytes: number
}

interface Entry {
  page: KeptPage
  make: () => Promise<KeptPage>
  madeAt: number
  /** Something it read has changed: it is the last good page until there is a new one. */
  isOld: boolean
  /** A visitor asked for it since it was made, or had it made. */
  isUsed: boolean
  /** Addresses by which it can be found without looking at them closely. */
  aliases: string[]
}

/** As many dropped pages are made again before they are asked for; the others when they are. */
const mostRemade = 200
/** Content that changes faster than a page is made is sent as it is, and not kept. */
const mostTries = 3
/** With and without the trailing slash, and a spare one: nobody fills the memory with names of one page. */
const mostAliases = 3

/** Finished pages in memory, found by key, dropped by what they read. */
export function createPageCache({ maxBytes, maxAgeMs = Number.POSITIVE_INFINITY, onResult = () => {} }: PageCacheOptions): PageCache {
  // A Map keeps the order of insertion: the first key is the one unused for longest.
  const entries = new Map<string, Entry>()
  const keys = new Map<string, string>()
  const underWay = new Map<string, Promise<KeptPage>>()
  /** What was dropped while pages were being made: those may have read the old content. */
  let recentDrops: ((tag: string) => boolean)[] = []
  let making = 0
  let bytes = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.page.bytes
    for (const address of entry.aliases) keys.delete(address)
  }

  function keep(key: string, page: KeptPage, make: Entry['make'], isUsed: boolean) {
    const aliases = entries.get(key)?.aliases ?? []
    forget(key)
    if (page.bytes > maxBytes) return
    entries.set(key, { page, make, madeAt: Date.now(), isOld: false, isUsed, aliases })
    for (const address of aliases) keys.set(address, key)
    bytes += page.bytes
    for (const [oldest] of entries) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  async function makeNow(key: string, make: Entry['make'], isForVisitor: boolean): Promise<KeptPage> {
    making++
    try {
      const { page, isOld } = await makeFresh(make)
      if (page.isKept && !isOld) keep(key, page, make, isForVisitor)
      if (page.isKept || page.status < 500) {
        if (!page.isKept) forget(key)
        return page
      }
      return lastGood(key) ?? page
    } catch (error) {
      const page = lastGood(key)
      if (page) return page
      throw error
    } finally {
      underWay.delete(key)
      making--
      if (making === 0) recentDrops = []
    }
  }

  /** Makes the page again when its content changed meanwhile: who asks after a publish must not get what was before it. */
  async function makeFresh(make: Entry['make']): Promise<{ page: KeptPage; isOld: boolean }> {
    for (let tries = 1; ; tries++) {
      const dropsBefore = recentDrops.length
      const page = await make()
      const isOld = recentDrops.slice(dropsBefore).some((concerns) => page.reads.some(concerns))
      if (!isOld || tries === mostTries) return { page, isOld }
    }
  }

  function lastGood(key: string): KeptPage | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    onResult('last-good')
    return withAge(entry.page, Math.round((Date.now() - entry.madeAt) / 1000))
  }

  function find(key: string): KeptPage | undefined {
    const entry = entries.get(key)
    if (!entry || entry.isOld || Date.now() - entry.madeAt >= maxAgeMs) return undefined
    entries.delete(key)
    entries.set(key, entry)
    entry.isUsed = true
    onResult('hit')
    return entry.page
  }

  function getOrMake(key: string, make: Entry['make']): Promise<KeptPage> {
    const page = find(key)
    if (page) return Promise.resolve(page)
    onResult('miss')
    return makeOnce(key, make, true)
  }

  function makeOnce(key: string, make: Entry['make'], isForVisitor: boolean): Promise<KeptPage> {
    const waiting = underWay.get(key)
    if (waiting) return waiting
    const page = makeNow(key, make, isForVisitor)
    underWay.set(key, page)
    return page
  }

  return {
    getOrMake,
    alias(address, key) {
      const entry = entries.get(key)
      if (!entry || keys.has(address) || entry.aliases.length >= mostAliases) return
      entry.aliases.push(address)
      keys.set(address, key)
    },
    findHit(address) {
      const key = keys.get(address)
      return key === undefined ? undefined : find(key)
    },
    async drop(concerns) {
      if (making > 0) recentDrops.push(concerns)
      const dropped = [...entries].filter(([, { page, isOld }]) => !isOld && page.reads.some(concerns))
      for (const [, entry] of dropped) {
        entry.isOld = true
        onResult('drop')
      }
      const used = dropped.filter(([, { isUsed }]) => isUsed).slice(-mostRemade)
      // The last used first. One after the other: visitors' own pages come between.
      for (const [key, { make }] of used.reverse()) await makeOnce(key, make, false).catch(() => {})
    },
    get bytes() {
      return bytes
    },
  }
}
