import { z } from 'zod'
import { filledLine, line } from './sent.ts'
import { ids } from './sent-lists.ts'

const text = (most: number) => z.string().max(most, `is longer than ${most} characters`).nullish()

/** How the editor lists and shows a component. */
export const ComponentLooks = z.object({
  description: text(10_000),
  image: text(4_000),
  preview_field: text(255),
  preview_tmpl: text(10_000),
  preset_id: z.number().nullish(),
  color: text(64),
  icon: text(64),
  content_type_asset_preview: text(255),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

/** Fields by name. What a field says of itself depends on its type, and the vendor's types grow: it is kept as it is sent. */
export const ComponentSchema = z.record(
  filledLine(),
  z.looseObject({ type: z.string('must name a type of field'), id: z.string().optional() }, 'must be an object'),
  'must be an object of fields by name',
)

export type ComponentSchema = z.infer<typeof ComponentSchema>

export const ComponentBody = ComponentLooks.extend({
  name: filledLine()
    .refine((name) => !/[\s"\\]/.test(name), 'may not hold spaces, quotes or backslashes')
    .optional(),
  display_name: line().nullish(),
  schema: ComponentSchema.optional(),
  is_root: z.boolean('must be true or false').nullish(),
  is_nestable: z.boolean('must be true or false').nullish(),
  component_group_uuid: line(64).nullish(),
  internal_tag_ids: ids(z.coerce.number('must be a number').int()).nullish(),
})

export type ComponentBody = z.infer<typeof ComponentBody>
