import * as z from 'zod/mini'
import { DatasourceEntry } from './answers.ts'
import type { ManagementDoor } from './management-door.ts'

const Dimension = z.looseObject({ id: z.number(), name: z.string(), entry_value: z.string() })
const Datasource = z.looseObject({ id: z.number(), slug: z.string(), name: z.string(), dimensions: z._default(z.array(Dimension), []) })
const ValuedEntry = z.looseObject({ id: z.number(), dimension_value: z.nullish(z.string()) })

/** An entry of a datasource with what it says in each dimension, by the dimension's value; nothing where it says nothing. */
export interface DatasourceRow {
  name: string
  value: string
  said: Record<string, string>
}

export type DatasourceInList = z.output<typeof Datasource>

export function datasourceCalls({ listAll }: ManagementDoor) {
  const entries = (slug: string) => listAll(DatasourceEntry, 'datasource_entries', 'datasource_entries', { datasource_slug: slug })
  return {
    datasources: () => listAll(Datasource, 'datasources', 'datasources'),
    datasourceEntries: entries,
    /** All dimensions of a datasource, which the API answers one by one. */
    async datasourceRows({ slug, dimensions }: DatasourceInList): Promise<DatasourceRow[]> {
      const saying = dimensions.map(async ({ id, entry_value }) => {
        const valued = await listAll(ValuedEntry, 'datasource_entries', 'datasource_entries', { datasource_slug: slug, dimension: id })
        return { entry_value, byEntry: new Map(valued.map((entry) => [entry.id, entry.dimension_value ?? ''])) }
      })
      const [all, said] = await Promise.all([entries(slug), Promise.all(saying)])
      return all.map(({ id, name, value }) => ({
        name,
        value,
        said: Object.fromEntries(
          said.flatMap(({ entry_value, byEntry }) => (byEntry.get(id) ? [[entry_value, byEntry.get(id) ?? '']] : [])),
        ),
      }))
    },
  }
}
