/**
 * How the shop reads stories. There is one way to do it, the Delivery API, and two places to
 * read from: `embeddedContent` (our own, in this process) and `storyblokContent` (hosted, by the vendor's client).
 */
import type { DatasourceEntry, Story, StoryLink } from './story-envelope.ts'

export type { DatasourceEntry, Story, StoryLink }

export interface Content {
  /**
   * The story of a full slug, with the stories its links lead to. Undefined when there is none in that version.
   * Throws ContentError when its root is not a blok, ContentUnavailable when the service fails or takes too long.
   */
  findStory(slug: string, options?: FindStoryOptions): Promise<Story | undefined>
  /** A page of stories, and how many there are on all pages. */
  listStories(query: StoryListQuery): Promise<{ stories: Story[]; total: number }>
  /** All stories and folders, or those whose full slug begins so; `withDates` they tell when each was published. */
  listLinks(query?: TextsAsked & { startsWith?: string; withDates?: boolean }): Promise<StoryLink[]>
  /** All entries, with what they say in a dimension; none for a datasource there is not. */
  listDatasourceEntries(slug: string, dimension?: string): Promise<DatasourceEntry[]>
  /** The full slug that the published story has now which stood at this one. Always undefined where the service keeps no former slugs. */
  findRedirect(slug: string): Promise<string | undefined>
}

export type ContentVersion = 'draft' | 'published'

/** Which texts of the stories are read: what is published now, when all is left out. */
export interface TextsAsked {
  /** Published, when left out. */
  version?: ContentVersion
  /** With the texts of this release in the place of that version's. */
  release?: number | undefined
  /** What will be published at this instant, ISO 8601 in UTC. Throws CannotLookAhead where the service does not know that. */
  at?: string | undefined
  /** With the drafts of these stories in the place of what is published; as `at`. */
  draftsOf?: readonly number[] | undefined
}

/** Whether everybody may see these texts, and whoever keeps copies of what is published may keep them. */
export const isPublishedNow = ({ version, release, at, draftsOf }: TextsAsked): boolean =>
  version !== 'draft' && release === undefined && at === undefined && draftsOf === undefined

export interface FindStoryOptions extends TextsAsked {
  /** The default language, when left out. */
  language?: string
  /** `component.field` of each relation whose stories shall take the place of their uuids. */
  resolveRelations?: string[]
}

export interface StoryListQuery extends FindStoryOptions {
  startsWith?: string
  /** `*` stands for anything. */
  bySlugs?: string[]
  byUuids?: string[]
  /** By field of the content, then operation: `{ component: { in: 'page' } }`. */
  filterQuery?: Record<string, Record<string, string>>
  /** `name:asc`, `content.date:desc`. */
  sortBy?: string
  /** 25 when left out, at most 100. */
  perPage?: number
  page?: number
  /** First-level fields of the content to leave out. */
  excludingFields?: string[]
}

/** Only our own content service knows what will be published when. */
export class CannotLookAhead extends Error {
  override name = 'CannotLookAhead'
}

/** The content service could not answer. It may be able to later; the content is not at fault. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}
