import { z } from 'zod'
import { ContentError } from '../../runtime/content-error.ts'
import {
  CannotLookAhead,
  type Content,
  ContentUnavailable,
  type FindStoryOptions,
  type StoryListQuery,
  type TextsAsked,
} from './content.ts'
import { DatasourceEntry, parseStory, type Story, StoryLink } from './story-envelope.ts'

/** What the shop uses of the vendor's client. Rejects with the status of the answer, where it is not 200. */
export interface ContentClient {
  get(path: string, parameters: Parameters): Promise<{ data: Record<string, unknown>; total: number }>
  /** The entries of all pages of a list. */
  getAll(path: string, parameters: Parameters): Promise<unknown[]>
}

/** Of the Delivery API, in its words; what is undefined is not sent. */
type Parameters = Record<string, string | number | undefined>

/** Content read from a Delivery API. Only our own service can say where a story has moved, and what will be published when. */
export function clientContent(client: ContentClient, { isOurs }: { isOurs: boolean }): Content {
  const demandKnown = ({ at, draftsOf }: TextsAsked) => {
    if (!isOurs && (at !== undefined || draftsOf !== undefined))
      throw new CannotLookAhead(`Hosted content knows only what is published now and drafts.`)
  }
  return {
    async findStory(slug, options = {}) {
      demandKnown(options)
      if (!isPossibleSlug(slug)) return undefined
      return unlessUnavailable(`Story "${slug}"`, async () => {
        const answer = await unlessMissing(client.get(`cdn/stories/${pathOf(slug)}`, storyParameters(options)))
        return answer && !isTranslated(answer.data.story, slug) ? theStory(parseStory(answer.data.story), slug) : undefined
      })
    },

    async findRedirect(slug) {
      if (!isOurs || !isPossibleSlug(slug)) return undefined
      return unlessUnavailable(`The redirect from "${slug}"`, async () => {
        const answer = await unlessMissing(client.get(`cdn/redirects/${pathOf(slug)}`, {}))
        return answer && Redirect.parse(answer.data).redirect.to_slug
      })
    },

    async listStories(query) {
      demandKnown(query)
      return unlessUnavailable('A list of stories', async () => {
        const { data, total } = await client.get('cdn/stories', listParameters(query))
        return { stories: SentStories.parse(data.stories).map(parseStory), total }
      })
    },

    async listLinks({ startsWith, withDates, ...texts } = {}) {
      demandKnown(texts)
      return unlessUnavailable('The list of links', async () => {
        const include_dates = withDates ? 1 : undefined
        const links = await client.getAll('cdn/links', { ...textParameters(texts), starts_with: startsWith, include_dates, per_page: 1000 })
        return StoryLinks.parse(links)
      })
    },

    listDatasourceEntries(slug, dimension) {
      return unlessUnavailable(`Datasource "${slug}"`, async () => {
        const entries = await client.getAll('cdn/datasource_entries', { datasource: slug, dimension, per_page: 1000 })
        return DatasourceEntries.parse(entries)
      })
    },
  }
}

const SentStories = z.array(z.unknown())
const StoryLinks = z.array(StoryLink)
const DatasourceEntries = z.array(DatasourceEntry)

/** A service that mixes its answers up, or a cache between it and us, must not put one page in the place of another. */
function theStory(story: Story, slug: string): Story {
  const isAsked = (name: string | null | undefined) => name?.replace(/\/$/, '') === slug.replace(/\/$/, '')
  if (isAsked(story.full_slug) || isAsked(story.default_full_slug)) return story
  throw new Error(`the content service sent the story "${story.full_slug}".`)
}

/** The shop's addresses are those of the default language, in every country. */
function isTranslated(sent: unknown, slug: string): boolean {
  const { full_slug, default_full_slug, lang } = TranslatedStory.safeParse(sent).data ?? {}
  return full_slug === `${lang}/${slug}` && default_full_slug !== slug
}

const TranslatedStory = z.object({ full_slug: z.string(), default_full_slug: z.string(), lang: z.string() })

/** The client puts the slug into an address as it is: `..` would leave the stories, an empty one would list them all. */
function isPossibleSlug(slug: string): boolean {
  const steps = slug.replace(/\/$/, '').split('/')
  return slug.length <= 2_000 && slug.isWellFormed() && steps.every((step) => step !== '' && step !== '.' && step !== '..')
}

const pathOf = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

const Redirect = z.object({ redirect: z.object({ to_slug: z.string() }) })

/** `at` and `drafts_of` are ours; the vendor's client sends on whatever it is given. */
function textParameters({ version = 'published', release, at, draftsOf }: TextsAsked): Parameters {
  return { version, from_release: release, at, drafts_of: draftsOf?.join(',') }
}

function storyParameters({ language, resolveRelations, ...texts }: FindStoryOptions): Parameters {
  const relations = resolveRelations && { resolve_relations: resolveRelations.join(','), resolve_level: 2 }
  // Nothing of a page is made of them, and they take a query of their own.
  return { ...textParameters(texts), language, ...relations, resolve_links: 'url', excluding_story_fields: 'alternates' }
}

function listParameters(query: StoryListQuery): Parameters {
  return {
    ...storyParameters(query),
    starts_with: query.startsWith,
    by_slugs: query.bySlugs?.join(','),
    by_uuids: query.byUuids?.join(','),
    ...filterParameters(query.filterQuery),
    sort_by: query.sortBy,
    per_page: query.perPage ?? 25,
    page: query.page,
    excluding_fields: query.excludingFields?.join(','),
  }
}

function filterParameters(filters: StoryListQuery['filterQuery'] = {}): Parameters {
  const named = Object.entries(filters).flatMap(([field, operations]) =>
    Object.entries(operations).map(([operation, value]) => [`filter_query[${field}][${operation}]`, value]),
  )
  return Object.fromEntries(named)
}

/** What the client throws is a plain object: a message or the status of the answer, or both. */
const ClientError = z.object({ message: z.string().optional(), status: z.number().optional() })

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (ClientError.safeParse(error).data?.status === 404) return undefined
    throw error
  }
}

async function unlessUnavailable<Answer>(what: string, read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentUnavailable(`${what} could not be read: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `the content service sent something else (${z.prettifyError(error)}).`
  const { status, message = 'without a message' } = ClientError.safeParse(error).data ?? { message: String(error) }
  return status === undefined ? message : `the content service answered ${status} (${message}).`
}
