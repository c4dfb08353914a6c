import type { KeptPage } from './kept-page.ts'

export interface Entry {
  page: KeptPage
  /** Of the content it shows, see `ContentHistory`. */
  version: number
  /** Takes turns with what others wait for, by whose it is; without that it is nobody's. */
  make: (whose?: string) => Promise<KeptPage>
  /** By the clock that nobody sets, in milliseconds. */
  madeAt: number
  /** Something it read has changed: it is the last good page until there is a new one. */
  isOld: boolean
  /** Until then, by the same clock, nobody waits for the new one: making it has just failed, or takes too long. */
  unavailableUntil: number
  /** A visitor asked for it since it was made, or had it made. */
  isUsed: boolean
  /** It is as good as it gets, or about to be. */
  isImproved: boolean
  /** The page, as others were last told how old it is. */
  aged?: { seconds: number; of: KeptPage; page: KeptPage }
  /** Addresses by which it can be found without looking at them closely. */
  aliases: string[]
}

/** With and without the trailing slash, and a spare one; of more the oldest goes: nobody fills the memory with names of one page, or keeps its own from it. */
const mostAliases = 3
export type PageEntries = ReturnType<typeof createPageEntries>

/** Pages in memory, found by key or by an address they were asked for by. Together no more than so many bytes: the least used leave first. */
export function createPageEntries(maxBytes: number) {
  // A Map keeps the order of insertion: the first key is the one unused for longest.
  const entries = new Map<string, Entry>()
  const keys = new Map<string, string>()
  /** The keys of the pages that have read something, by its tag: a publish finds its few among thousands. */
  const readers = new Map<string, Set<string>>()
  let newest = ''
  let bytes = 0

  function forget(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.page.bytes
    for (const address of entry.aliases) keys.delete(address)
    for (const tag of entry.page.reads) {
      const ofTag = readers.get(tag)
      ofTag?.delete(key)
      if (ofTag?.size === 0) readers.delete(tag)
    }
  }

  function noteReads(key: string, { reads }: KeptPage): void {
    for (const tag of reads) {
      const ofTag = readers.get(tag)
      if (ofTag) ofTag.add(key)
      else readers.set(tag, new Set([key]))
    }
  }

  return {
    get: (key: string): Entry | undefined => entries.get(key),
    keyOf: (address: string): string | undefined => keys.get(address),
    forget,
    /** In the place of the one that was there, whose addresses it takes over. A page that is too large for all of it is not kept. */
    keep(key: string, entry: Omit<Entry, 'aliases'>): void {
      const aliases = entries.get(key)?.aliases ?? []
      forget(key)
      if (entry.page.bytes > maxBytes) return
      entries.set(key, { ...entry, aliases })
      noteReads(key, entry.page)
      newest = key
      for (const address of aliases) keys.set(address, key)
      bytes += entry.page.bytes
      for (const [oldest] of entries) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    /** It has been used just now. */
    touch(key: string, entry: Entry): void {
      if (key === newest) return
      newest = key
      entries.delete(key)
      entries.set(key, entry)
    },
    /** The same page in other bytes, unless there is another entry by now; answers whether it was put there. */
    replacePage(key: string, entry: Entry, page: KeptPage): boolean {
      if (entries.get(key) !== entry) return false
      bytes += page.bytes - entry.page.bytes
      entry.page = page
      return true
    },
    /** Lets the page of a key be found by an address, too. */
    alias(address: string, key: string): void {
      const entry = entries.get(key)
      if (!entry || keys.has(address)) return
      if (entry.aliases.length >= mostAliases) keys.delete(entry.aliases.shift() ?? '')
      entry.aliases.push(address)
      keys.set(address, key)
    },
    /** Those that have read something of this, the last used last. */
    readersOf(tags: ReadonlySet<string>): [key: string, entry: Entry][] {
      const found = new Set([...tags].flatMap((tag) => [...(readers.get(tag) ?? [])]))
      return found.size === 0 ? [] : [...entries].filter(([key]) => found.has(key))
    },
    get bytes() {
      return bytes
    },
  }
}
