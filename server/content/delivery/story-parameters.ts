import type { Languages } from '../../../runtime/content-language.ts'
import type { Space } from '../space.ts'
import { type FilterQuery, readFilterQuery } from './filter-query.ts'
import { demandFewEnough, distinct } from './most-asked.ts'
import { type Paging, readPaging } from './paging.ts'
import { allowOnly, type QueryParameters } from './query-parameters.ts'
import { readSearchTerm } from './search-term.ts'
import { readSortBy, type Sorting } from './sort-by.ts'
import { findLanguage, splitLanguage } from './story-language.ts'

/** How a story is shown, whether it was asked for alone or in a list. */
export interface StoryView {
  languages: Languages
  /** First-level fields of the content to leave out. */
  excludingFields: ReadonlySet<string>
  excludingStoryFields: ReadonlySet<string>
  /** `component.field`, or `field` of any component. */
  resolveRelations: ReadonlySet<string>
  resolveRelationLevels: 1 | 2
  resolveLinks: 'url' | 'link' | 'story' | undefined
  resolveLinkLevels: 1 | 2
  resolveAssets: boolean
}

export interface StorySelection {
  bySlugs: string[] | undefined
  excludingSlugs: string[] | undefined
  byIds: string[] | undefined
  excludingIds: string[] | undefined
  byUuids: string[] | undefined
  /** The answer keeps this order. */
  byUuidsOrdered: string[] | undefined
  withTag: string[] | undefined
  filterQuery: FilterQuery
  sortings: Sorting[]
}

export interface StoryListQuery extends Paging, StorySelection {
  startsWith: string | undefined
  searchTerm: string | undefined
  isStartpage: boolean | undefined
  contentType: string | undefined
  level: number | undefined
  /** Of what no story has: a stage of a workflow, or being the variant of an experiment. */
  asksForMissingFeature: boolean
  times: TimeCondition[]
}

export interface TimeCondition {
  column: (typeof timeColumns)[number]
  operator: '>' | '<' | '>=' | '<='
  time: string
}

const timeColumns = ['published_at', 'first_published_at', 'updated_at'] as const
const timeOperators = { gt: '>', lt: '<', gte: '>=', lte: '<=' } as const

const viewParameters = [
  'token',
  'version',
  'cv',
  'language',
  'fallback_lang',
  'from_release',
  'at',
  'drafts_of',
  'content_type',
  'excluding_fields',
  'excluding_story_fields',
  'resolve_relations',
  'resolve_level',
  'resolve_links',
  'resolve_links_level',
  'resolve_assets',
]

const singleParameters = new Set([...viewParameters, 'find_by'])

const listParameters = new Set([
  ...viewParameters,
  'starts_with',
  'search_term',
  'sort_by',
  'per_page',
  'page',
  'by_slugs',
  'excluding_slugs',
  'by_ids',
  'excluding_ids',
  'by_uuids',
  'by_uuids_ordered',
  'with_tag',
  'is_startpage',
  'level',
  'in_workflow_stages',
  'only_variants',
  'filter_query',
  ...timeColumns.flatMap((column) => Object.keys(timeOperators).map((operator) => `${column}_${operator}`)),
])

export interface SingleStoryQuery extends StoryView {
  isByUuid: boolean
  contentType: string | undefined
}

export function readSingleStoryQuery(query: QueryParameters, space: Space): SingleStoryQuery {
  allowOnly(query, singleParameters)
  return {
    ...readView(query, readLanguages(query, space)),
    isByUuid: query.text('find_by') === 'uuid',
    contentType: query.text('content_type'),
  }
}

export function readStoryListQuery(query: QueryParameters, space: Space): { list: StoryListQuery; view: StoryView } {
  allowOnly(query, listParameters)
  const languages = readLanguages(query, space)
  const startsWith = splitLanguage(space.languages, query.text('starts_with') ?? '')
  return {
    view: readView(query, { ...languages, wanted: languages.wanted ?? startsWith.language }),
    list: {
      ...readPaging(query, 100),
      ...readSelection(query),
      startsWith: startsWith.slug || undefined,
      searchTerm: readSearchTerm(query, 'search_term'),
      isStartpage: query.flag('is_startpage'),
      contentType: query.text('content_type'),
      level: query.count('level', 1),
      asksForMissingFeature: query.list('in_workflow_stages') !== undefined || query.flag('only_variants') === true,
      times: readTimes(query),
    },
  }
}

/** Each is looked for by itself where it has a `*` in it. */
function readSlugs(query: QueryParameters, name: 'by_slugs' | 'excluding_slugs'): string[] | undefined {
  const sent = query.list(name)
  const slugs = sent && distinct(sent)
  demandFewEnough('slugPatterns', name, slugs?.filter((slug) => slug.includes('*')).length ?? 0)
  return slugs
}

/** Which stories, and in which order: read alike from the parameters of both APIs. */
export function readSelection(query: QueryParameters): StorySelection {
  return {
    bySlugs: readSlugs(query, 'by_slugs'),
    excludingSlugs: readSlugs(query, 'excluding_slugs'),
    byIds: query.list('by_ids'),
    excludingIds: query.list('excluding_ids'),
    byUuids: query.list('by_uuids'),
    byUuidsOrdered: query.list('by_uuids_ordered'),
    withTag: query.list('with_tag'),
    filterQuery: readFilterQuery(query),
    sortings: readSortBy(query),
  }
}

export function readLanguages(query: QueryParameters, space: Space): Languages {
  return {
    wanted: findLanguage(space.languages, query.text('language')),
    fallback: findLanguage(space.languages, query.text('fallback_lang')),
  }
}

function readView(query: QueryParameters, languages: Languages): StoryView {
  return {
    languages,
    excludingFields: new Set(query.list('excluding_fields')),
    excludingStoryFields: new Set(query.list('excluding_story_fields')),
    resolveRelations: new Set(query.list('resolve_relations')),
    resolveRelationLevels: query.text('resolve_level') === '2' ? 2 : 1,
    resolveLinks: readResolveLinks(query.text('resolve_links')),
    resolveLinkLevels: query.text('resolve_links_level') === '2' ? 2 : 1,
    resolveAssets: query.flag('resolve_assets') ?? false,
  }
}

function readResolveLinks(sent: string | undefined): StoryView['resolveLinks'] {
  if (sent === '1') return 'story'
  return sent === 'url' || sent === 'link' || sent === 'story' ? sent : undefined
}

function readTimes(query: QueryParameters): TimeCondition[] {
  return timeColumns.flatMap((column) =>
    Object.entries(timeOperators).flatMap(([name, operator]) => {
      const time = query.time(`${column}_${name}`)
      return time === undefined ? [] : [{ column, operator, time }]
    }),
  )
}
