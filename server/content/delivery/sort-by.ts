import { isContentPath } from './content-path.ts'
import { unprocessable } from './delivery-error.ts'
import { demandFewEnough, distinct } from './most-asked.ts'
import type { QueryParameters } from './query-parameters.ts'

const storyFields = [
  'id',
  'uuid',
  'name',
  'slug',
  'full_slug',
  'path',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'sort_by_date',
  'is_startpage',
  'parent_id',
  'group_id',
] as const

export type SortableStoryField = (typeof storyFields)[number]

export interface Sorting {
  /** A property of the story, or the path of a field of its content. */
  by: { field: SortableStoryField } | { contentPath: string[] }
  isDescending: boolean
  isNumber: boolean
  /** Where the stories stand that have no such value. */
  nulls: 'first' | 'last'
}

/** Reads `name:asc,content.price:desc:int:nulls_first`. */
export function readSortBy(query: QueryParameters): Sorting[] {
  const sortings = distinct((query.list('sort_by') ?? []).map(readSorting))
  demandFewEnough('sortings', 'sort_by', sortings.length)
  return sortings
}

function readSorting(written: string): Sorting {
  const [name = '', ...options] = written.split(':')
  const unknown = options.find((option) => !['asc', 'desc', 'int', 'float', 'nulls_first', 'nulls_last'].includes(option))
  if (unknown !== undefined)
    throw unprocessable(`sort_by "${written}": "${unknown}" is not asc, desc, int, float, nulls_first or nulls_last`)
  return {
    by: readSortField(name),
    isDescending: options.includes('desc'),
    isNumber: options.includes('int') || options.includes('float'),
    nulls: options.includes('nulls_first') ? 'first' : 'last',
  }
}

function readSortField(name: string): Sorting['by'] {
  const field = storyFields.find((known) => known === name)
  if (field) return { field }
  const [content, ...contentPath] = name.split('.')
  if (content !== 'content' || !isContentPath(contentPath)) {
    throw unprocessable(`sort_by "${name}" is neither a property of the story nor content.<field>`)
  }
  return { contentPath }
}
