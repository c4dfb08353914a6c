import { type Content, isPublishedNow, type Story } from '../content/content.ts'
import { anyContent } from './change-tags.ts'
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
      return stories.find(JSON.stringify([slug, options]), read, (story) => story && [`slug:${slug}`, ...tagsOfStory(story)])
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
  answer: Promise<Answer>
  /** What was read for it; unknown while it is under way. */
  reads?: readonly string[]
}

function keepAnswers<Answer>() {
  // A Map keeps the order of insertion: the first key is the one unused for longest.
  const kept = new Map<string, KeptAnswer<Answer>>()
  return {
    /** `readsOf` answers what was read; `undefined` for an answer that is not to be kept. */
    find(key: string, read: () => Promise<Answer>, readsOf: (answer: Answer) => readonly string[] | undefined): Promise<Answer> {
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.answer
      }
      const entry: KeptAnswer<Answer> = { answer: read() }
      kept.set(key, entry)
      const leave = () => void (kept.get(key) === entry && kept.delete(key))
      entry.answer.then((answer) => {
        entry.reads = readsOf(answer)
        if (!entry.reads) leave()
        for (const oldest of kept.keys()) {
          if (kept.size <= mostAnswers) break
          kept.delete(oldest)
        }
      }, leave)
      return entry.answer
    },
    forget(tags: ReadonlySet<string>) {
      for (const [key, { reads }] of kept) if (!reads || tags.has(anyContent) || reads.some((tag) => tags.has(tag))) kept.delete(key)
    },
  }
}
