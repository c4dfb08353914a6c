import type { z } from 'zod'
import { type BlokSchema, componentOf } from './blok.ts'
import type { StoryblokField } from './field.ts'
import { itemSchemaOf } from './fields/bloks.ts'

/** A component as Storyblok's Management API and its CLI know it (facts part 3.4), without what a space adds (ids, dates). */
export interface StoryblokComponent {
  name: string
  display_name: string
  description: string
  is_root: boolean
  is_nestable: boolean
  schema: Record<string, StoryblokField & { pos: number }>
}

/** The components of these bloks and of the bloks in their fields, by name. Throws when two different schemas have one name, or a field says nothing about itself. */
export function storyblokComponents(schemas: Iterable<BlokSchema>): StoryblokComponent[] {
  const found = new Map<string, BlokSchema>()
  const collect = (schema: BlokSchema) => {
    const name = componentOf(schema)
    const known = found.get(name)
    if (known === schema) return
    if (known) throw new Error(`Two schemas are called ${name}: rename one of them.`)
    found.set(name, schema)
    for (const [, field] of fieldsOf(schema)) {
      const items = itemSchemaOf(field)
      if (items) collect(items)
    }
  }
  for (const schema of schemas) collect(schema)
  return [...found.values()].map(toComponent).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const envelope = new Set(['_uid', '_editable', 'component'])

/** The fields an editor fills in, in the order of the schema. */
function fieldsOf(schema: BlokSchema): [string, z.ZodType][] {
  // Fields are made by schemas/fields, on zod's full classes; the shape's type knows the core only.
  return Object.entries(schema.shape).filter(([name]) => !envelope.has(name)) as [string, z.ZodType][]
}

function toComponent(schema: BlokSchema): StoryblokComponent {
  const name = componentOf(schema)
  const described = schema.meta()?.component
  if (!described) throw new Error(`${name} says nothing about itself: make its schema with blok(…).`)
  return {
    name,
    display_name: described.displayName,
    description: described.description ?? '',
    is_root: described.isRoot,
    is_nestable: described.isNestable,
    schema: Object.fromEntries(
      fieldsOf(schema).map(([key, field], pos) => {
        const meta = field.meta()?.field
        if (!meta) throw new Error(`The field ${key} of ${name} says nothing about itself: make it with one of schemas/fields.`)
        return [meta.type === 'tab' ? `tab-${key}` : key, { ...meta, pos }]
      }),
    ),
  }
}
