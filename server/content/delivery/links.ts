import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { StoryTable, Tables } from '../../database/database.ts'
import type { JsonObject } from '../blok-tree.ts'
import { prefixRange } from '../story-place.ts'
import type { Answer } from './answer.ts'
import { notFound } from './delivery-error.ts'
import { readPaging, totalOf } from './paging.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Reading } from './reading.ts'
import { fromLinks, type LinkRow, linkFields, selectLinks } from './select-links.ts'
import { splitLanguage } from './story-language.ts'

/** GET /v2/cdn/links: where every story and folder stands, for menus and sitemaps. */
export async function listLinks(reading: Reading, query: QueryParameters): Promise<Answer> {
  const { kysely } = reading.database
  const paging = readPaging(query, 1000)
  const withDates = query.flag('include_dates') ?? false
  const conditions = linkConditions(reading, query)

  const rows = await selectLinks(kysely, reading)
    .where((where) => where.and(conditions(where)))
    .orderBy('story.full_slug')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute()
  const total = await totalOf(rows, paging, async () => {
    const links = fromLinks(kysely, reading).where((where) => where.and(conditions(where)))
    return (await links.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  })
  const links = Object.fromEntries(rows.map((row) => [row.uuid, linkJson(row, withDates)]))
  return { body: { links }, total, perPage: paging.perPage }
}

/** GET /v2/cdn/links/{uuid} */
export async function findLink(reading: Reading, uuid: string): Promise<Answer> {
  const row = await selectLinks(reading.database.kysely, reading).where('story.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound()
  return { body: { link: linkJson(row, true) } }
}

function linkConditions({ space }: Reading, query: QueryParameters) {
  const prefix = query.text('starts_with')
  const parentId = query.count('with_parent', 0)
  const uuid = query.text('by_uuid')

  return (where: ExpressionBuilder<Tables & { story: StoryTable }, 'story'>): Expression<SqlBool>[] => {
    const conditions: Expression<SqlBool>[] = []
    if (prefix !== undefined) {
      const { from, to } = prefixRange(splitLanguage(space.languages, prefix).slug)
      conditions.push(where('story.full_slug', '>=', from), where('story.full_slug', '<', to))
    }
    if (parentId !== undefined) conditions.push(where('story.parent_id', '=', parentId))
    if (uuid !== undefined) conditions.push(where('story.uuid', '=', uuid))
    return conditions
  }
}

function linkJson(row: LinkRow, withDates: boolean): JsonObject {
  const { published_at, created_at, updated_at } = row
  return { ...linkFields(row), slug: row.full_slug, ...(withDates && { published_at, created_at, updated_at }) }
}
