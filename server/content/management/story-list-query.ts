import { demandFewEnough, distinct } from '../delivery/most-asked.ts'
import { readPaging } from '../delivery/paging.ts'
import { allowOnly, idIn, type QueryParameters } from '../delivery/query-parameters.ts'
import { readSearchTerm } from '../delivery/search-term.ts'
import { readSelection, type StoryListQuery } from '../delivery/story-parameters.ts'

/** What the Management API's list of stories is asked for, beyond what the Delivery API's can be. */
export interface ManagedStoryQuery extends StoryListQuery {
  /** A part of the name or the full slug. */
  search: string | undefined
  withSlug: string | undefined
  parentId: number | undefined
  isFolder: boolean | undefined
  isPublished: boolean | undefined
  /** Published, and changed since; ours. */
  hasChanges: boolean | undefined
  /** Names of components, one of which stands somewhere in the draft or in what is published. */
  containing: string[] | undefined
  /** A uuid, or the address of a file, that stands somewhere in the draft or in what is published. */
  reference: string | undefined
  stageIds: number[] | undefined
  authorId: number | undefined
  isPinned: boolean | undefined
  /** That have a text in this release. */
  releaseId: number | undefined
  scheduledAfter: string | undefined
  scheduledBefore: string | undefined
  /** The deleted ones in place of those that are there. */
  inTrash: boolean
}

/** All that the vendor documents. Those without an effect here ask for more in the answer, or for what stories here do not have. */
const parameters = new Set([
  'search',
  'text_search',
  'by_uuids',
  'by_uuids_ordered',
  'by_ids',
  'with_parent',
  'branch_id',
  'by_slugs',
  'excluding_slugs',
  'in_workflow_stages',
  'has_workflow_stages',
  'in_release',
  'contain_component',
  'pinned',
  'excluding_ids',
  'with_tag',
  'folder_only',
  'root_folders_only',
  'story_only',
  'with_slug',
  'starts_with',
  'in_trash',
  'is_published',
  'scheduled_at_gt',
  'scheduled_at_lt',
  'scheduled_by_status',
  'sort_by',
  'mine',
  'favourite',
  'with_alts',
  'with_summary',
  'with_translated_stories',
  'custom_sorting',
  'reference_search',
  'release_id',
  'filter_query',
  'per_page',
  'page',
  // Ours.
  'unpublished_changes',
  // Sent by the vendor's older client with every list it reads to its end.
  'version',
  'cv',
  'token',
])

export function readManagedStoryQuery(query: QueryParameters, personId: number): ManagedStoryQuery {
  allowOnly(query, parameters)
  const isFolder = query.flag('story_only') === true ? false : query.flag('folder_only') === true ? true : undefined
  const rootFoldersOnly = query.flag('root_folders_only') === true
  const hasBranch = Number(query.text('branch_id') ?? 0) > 0
  return {
    ...readPaging(query, 100),
    ...readSelection(query),
    startsWith: query.text('starts_with'),
    searchTerm: readSearchTerm(query, 'text_search'),
    isStartpage: undefined,
    contentType: undefined,
    level: undefined,
    asksForMissingFeature: hasBranch || query.flag('favourite') === true,
    times: [],
    search: query.text('search'),
    withSlug: query.text('with_slug'),
    parentId: rootFoldersOnly ? 0 : query.count('with_parent', 0),
    isFolder: rootFoldersOnly ? true : isFolder,
    isPublished: query.flag('is_published'),
    hasChanges: query.flag('unpublished_changes'),
    containing: readComponents(query),
    reference: query.text('reference_search'),
    stageIds: query.list('in_workflow_stages')?.map(idIn),
    authorId: query.flag('mine') === true ? personId : undefined,
    isPinned: query.flag('pinned'),
    releaseId: query.count('in_release', 0) || query.count('release_id', 0) || undefined,
    scheduledAfter: query.time('scheduled_at_gt'),
    scheduledBefore: query.time('scheduled_at_lt'),
    inTrash: query.flag('in_trash') ?? false,
  }
}

function readComponents(query: QueryParameters): string[] | undefined {
  const sent = query.list('contain_component')
  const components = sent && distinct(sent)
  demandFewEnough('components', 'contain_component', components?.length ?? 0)
  return components
}
