import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ContentWriting } from '../../content/content-writing.ts'
import type { Tables } from '../../database/database.ts'
import { id } from './record-columns.ts'
import { DatasourceRow } from './space-tables.ts'

/** A datasource as its file has it. */
export const DatasourceRecord = z.strictObject({
  ...DatasourceRow.shape,
  dimensions: z.array(z.strictObject({ id, name: z.string(), entry_value: z.string(), created_at: z.string(), updated_at: z.string() })),
  entries: z.array(
    z.strictObject({
      id,
      name: z.string(),
      value: z.string(),
      position: z.int(),
      /** By the `entry_value` of the dimension. */
      dimension_values: z.record(z.string(), z.string()),
    }),
  ),
})

type DatasourceRecord = z.infer<typeof DatasourceRecord>

/** Every datasource in the order of their slugs. */
export async function* readDatasourceRecords(kysely: Kysely<Tables>): AsyncGenerator<DatasourceRecord> {
  const datasources = await kysely.selectFrom('datasources').selectAll().orderBy('slug').execute()
  for (const datasource of datasources) {
    const dimensions = await kysely
      .selectFrom('datasource_dimensions')
      .selectAll()
      .where('datasource_id', '=', datasource.id)
      .orderBy('id')
      .execute()
    const entries = await kysely
      .selectFrom('datasource_entries')
      .selectAll()
      .where('datasource_id', '=', datasource.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const values = await kysely
      .selectFrom('datasource_entry_values as valued')
      .innerJoin('datasource_dimensions as dimension', 'dimension.id', 'valued.dimension_id')
      .select(['valued.entry_id', 'dimension.entry_value', 'valued.value'])
      .where('dimension.datasource_id', '=', datasource.id)
      .orderBy('dimension.id')
      .execute()
    const ofEntry = Map.groupBy(values, ({ entry_id }) => entry_id)
    // Parsed, so that its keys are in one order.
    yield DatasourceRecord.parse({
      ...datasource,
      dimensions: dimensions.map(({ datasource_id: _, ...dimension }) => dimension),
      entries: entries.map(({ datasource_id: _, ...entry }) => ({
        ...entry,
        dimension_values: Object.fromEntries((ofEntry.get(entry.id) ?? []).map(({ entry_value, value }) => [entry_value, value])),
      })),
    })
  }
}

/** Writes a datasource as its record says. Throws zod's error where it is none. */
export async function putDatasourceRecord({ trx }: ContentWriting, sent: unknown): Promise<void> {
  const { dimensions, entries, ...datasource } = DatasourceRecord.parse(sent)
  await trx.insertInto('datasources').values(datasource).execute()
  for (const dimension of dimensions)
    await trx
      .insertInto('datasource_dimensions')
      .values({ ...dimension, datasource_id: datasource.id })
      .execute()
  const dimensionIds = new Map(dimensions.map(({ id, entry_value }) => [entry_value, id]))
  for (const { dimension_values, ...entry } of entries) {
    await trx
      .insertInto('datasource_entries')
      .values({ ...entry, datasource_id: datasource.id })
      .execute()
    for (const [entryValue, value] of Object.entries(dimension_values)) {
      const dimension_id = dimensionIds.get(entryValue)
      if (dimension_id === undefined) throw new Error(`the entry "${entry.name}" names the dimension "${entryValue}", which is not there`)
      await trx.insertInto('datasource_entry_values').values({ entry_id: entry.id, dimension_id, value }).execute()
    }
  }
}
