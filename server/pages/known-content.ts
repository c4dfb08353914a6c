import { type Content, isPublishedNow, type Story } from '../content/content.ts'
import { anyContent, slugTag } from './change-tags.ts'
import { tagsOfList, tagsOfStory } from './read-tags.ts'

/** Content that remembers what is published until it hears that it changed. */
export interface KnownContent extends Content {
  /** Forgets every answer that read something of this, and those under way, which may have read it before it changed. */
  forget(tags: ReadonlySet<string>): void
}

/** As many answers of each kind; the ones unused for longest leave first. A story with a hundred blocks is some 100 kB. */
const mostAnswers = 100

/**
 * Reads what is published once a version: a story that many pages show (the head and foot of all) is asked for and parsed once.
 * The same object is answered each time, so that others can keep what they made of it; nobody may change it. All else is always
 * read anew. Use it only where every change is told by `forget`.
 */
export function knownContent(content: Content): KnownContent {
  const stories = keepAnswers<Story | undefined>()
  const lists = keepAnswers<Awaited<ReturnType<Content['listStories']>>>()
  const links = keepAnswers<Awaited<ReturnType<Content['listLinks']>>>()
  return {
    ...content,
    findStory(slug, options = {}) {
      const read = () => content.findStory(slug, options)
      if (!isPublishedNow(options)) return read()
      return stories.find(JSON.stringify([slug, options]), read, (story) => story && [slugTag(slug), ...tagsOfStory(story)])
    },
    listStories(query) {
      const read = () => content.listStories(query)
      if (!isPublishedNow(query)) return read()
      return lists.find(JSON.stringify(query), read, ({ stories }) => tagsOfList(query, stories))
    },
    listLinks(query = {}) {
      const read = () => content.listLinks(query)
      if (!isPublishedNow(query)) return read()
      return links.find(JSON.stringify(query), read, () => ['links'])
    },
    forget(tags) {
      for (const kept of [stories, lists, links]) kept.forget(tags)
    },
  }
}

interface KeptAnswer<Answer> {
  /** Taken out when it is old: V8 may keep this entry for a while, and must not keep a whole story with it. */
  answer: Promise<Answer> | undefined
  /** What was read for it; unknown while it is under way. */
  reads?: ReadonlySet<string>
  lastUse: number
}

function keepAnswers<Answer>() {
  const kept = new Map<string, KeptAnswer<Answer>>()
  let uses = 0

  function drop(key: string, entry: KeptAnswer<Answer>) {
    if (kept.get(key) === entry) kept.delete(key)
    entry.answer = undefined
  }

  function dropLeastUsed() {
    let least: [string, KeptAnswer<Answer>] | undefined
    for (const entry of kept) if (!least || entry[1].lastUse < least[1].lastUse) least = entry
    if (least) drop(...least)
  }

  return {
    /** `readsOf` answers what was read; `undefined` for an answer that is not to be kept. */
    find(key: string, read: () => Promise<Answer>, readsOf: (answer: Answer) => readonly string[] | undefined): Promise<Answer> {
      const known = kept.get(key)
      if (known?.answer) {
        known.lastUse = ++uses
        return known.answer
      }
      const answer = read()
      const entry: KeptAnswer<Answer> = { answer, lastUse: ++uses }
      kept.set(key, entry)
      answer.then(
        (read) => {
          const reads = readsOf(read)
          if (reads) entry.reads = new Set(reads)
          else drop(key, entry)
          while (kept.size > mostAnswers) dropLeastUsed()
        },
        () => drop(key, entry),
      )
      return answer
    },
    forget(tags: ReadonlySet<string>) {
      for (const [key, entry] of kept) {
        const { reads } = entry
        if (!reads || tags.has(anyContent) || [...tags].some((tag) => reads.has(tag))) drop(key, entry)
      }
    },
  }
}
