import type { Database } from '../../database/database.ts'
import type { JsonObject } from '../blok-tree.ts'
import type { ComponentRow } from '../component-writing.ts'
import { getSpace } from '../space.ts'

/** Components in the vendor's form. Ids of tags are texts in answers, as there. */
export async function componentsJson(database: Database, rows: ComponentRow[]): Promise<JsonObject[]> {
  const { kysely } = database
  const ids = [-1, ...rows.map(({ id }) => id)]
  const tags = await kysely
    .selectFrom('component_tags as of')
    .innerJoin('internal_tags as tag', 'tag.id', 'of.internal_tag_id')
    .select(['of.component_id', 'tag.id', 'tag.name'])
    .where('of.component_id', 'in', ids)
    .orderBy('tag.name')
    .execute()
  const presets = await kysely.selectFrom('presets').selectAll().where('component_id', 'in', ids).orderBy('name').execute()
  const { id: spaceId } = await getSpace(kysely)
  return rows.map(({ is_root, is_nestable, schema, looks, source_hash: _source, ...row }) => {
    const own = tags.filter(({ component_id }) => component_id === row.id)
    return {
      ...emptyLooks,
      ...row,
      ...JSON.parse(looks),
      schema: JSON.parse(schema),
      is_root: is_root === 1,
      is_nestable: is_nestable === 1,
      real_name: row.display_name || row.name,
      all_presets: presets.filter(({ component_id }) => component_id === row.id).map((preset) => presetJson(preset, spaceId)),
      internal_tags_list: own.map(({ id, name }) => ({ id, name })),
      internal_tag_ids: own.map(({ id }) => String(id)),
    }
  })
}

const emptyLooks = {
  description: null,
  image: null,
  preview_field: null,
  preview_tmpl: null,
  preset_id: null,
  color: null,
  icon: null,
  content_type_asset_preview: null,
  metadata: {},
}

export function presetJson<Row extends { preset: string }>(row: Row, spaceId: number) {
  return { ...row, preset: JSON.parse(row.preset), space_id: spaceId }
}
