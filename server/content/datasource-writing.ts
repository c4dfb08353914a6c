import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'
import { numericId } from './story-uuid.ts'

/** A list of names and values, whose values may differ in each of its dimensions (a country, a brand). */
export interface DatasourceRecord {
  slug: string
  name: string
  dimensions?: { name: string; entryValue: string }[]
  entries: {
    name: string
    value: string
    /** By the dimension's `entryValue`. */
    dimensionValues?: Record<string, string>
  }[]
}

export async function putDatasource({ trx, changes, now }: ContentWriting, datasource: DatasourceRecord): Promise<void> {
  const { slug, name, dimensions = [], entries } = datasource
  checkNames(datasource)
  const before = await trx.selectFrom('datasources').select('created_at').where('slug', '=', slug).executeTakeFirst()
  const created_at = before?.created_at ?? now
  const datasource_id = numericId(`datasource:${slug}`)
  const dimensionId = (entryValue: string) => numericId(`datasource:${slug}/dimension:${entryValue}`)

  await trx.deleteFrom('datasources').where('slug', '=', slug).execute()
  await trx.insertInto('datasources').values({ id: datasource_id, slug, name, created_at, updated_at: now }).execute()
  for (const { name, entryValue } of dimensions) {
    await trx
      .insertInto('datasource_dimensions')
      .values({ id: dimensionId(entryValue), datasource_id, name, entry_value: entryValue, created_at, updated_at: now })
      .execute()
  }
  for (const [position, { name, value, dimensionValues = {} }] of entries.entries()) {
    const entry_id = numericId(`datasource:${slug}/entry:${name}`)
    await trx.insertInto('datasource_entries').values({ id: entry_id, datasource_id, name, value, position }).execute()
    for (const [entryValue, value] of Object.entries(dimensionValues)) {
      await trx
        .insertInto('datasource_entry_values')
        .values({ entry_id, dimension_id: dimensionId(entryValue), value })
        .execute()
    }
  }
  changes.push({ action: 'datasource-updated', slug })
}

function checkNames({ slug, dimensions = [], entries }: DatasourceRecord) {
  const dimensionValues = new Set(dimensions.map((dimension) => dimension.entryValue))
  const names = new Set<string>()
  for (const entry of entries) {
    if (names.has(entry.name))
      throw new RefusedWrite('name', `Datasource "${slug}" has the entry "${entry.name}" twice; names must differ.`)
    names.add(entry.name)
    for (const value of Object.keys(entry.dimensionValues ?? {})) {
      if (!dimensionValues.has(value)) {
        throw new RefusedWrite(
          'dimension_value',
          `Entry "${entry.name}" of datasource "${slug}" names the dimension "${value}", which it does not have.`,
        )
      }
    }
  }
}
