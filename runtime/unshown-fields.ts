import type { z } from 'zod'
import type { BlokSchema, RawBlok } from '../schemas/blok.ts'
import { itemSchemaOf } from '../schemas/fields/bloks.ts'
import type { ContentProblem } from './content-error.ts'
import { fieldOfKey, isTranslated } from './content-language.ts'
import { madeOnceOf } from './made-once-of.ts'
import type { Registry } from './registry.ts'

type SchemaOf = (component: string) => BlokSchema | undefined

/** The names of a schema's fields, and of each what its own bloks are. */
const fieldsOf = madeOnceOf(
  ({ shape }: BlokSchema) => new Map(Object.entries(shape).map(([name, field]) => [name, itemSchemaOf(field as z.ZodType)])),
)

/**
 * The fields of content that hold something and that their block does not have, or has no more: what stands there is shown
 * nowhere, and nothing else says so. Bloks that no block draws are not looked into: they are problems themselves.
 */
export function unshownFields(content: unknown, registry: Registry): ContentProblem[] {
  const found: ContentProblem[] = []
  const drawn: SchemaOf = (component) => registry.find(component)?.schema

  function look(sent: unknown, path: string, schemaOf: SchemaOf) {
    const blok = isBlok(sent) ? sent : undefined
    const schema = blok && schemaOf(blok.component)
    if (!schema) return
    const own = fieldsOf(schema)
    const unknown = Object.keys(blok).filter((key) => !own.has(key) && !own.has(fieldOfKey(key).field) && isFilled(blok[key]))
    const fields = unknown.map((field) => ({ field, problem: 'The block has no such field: what stands in it is not shown.' }))
    if (fields.length > 0) found.push({ type: 'invalid-fields', path, component: blok.component, fields })
    for (const [name, item] of own) {
      const bloks = blok[name]
      if (!Array.isArray(bloks)) continue
      for (const [index, inside] of bloks.entries()) look(inside, `${path && `${path}.`}${name}[${index}]`, item ? () => item : drawn)
    }
  }

  look(content, '', drawn)
  return found
}

/** What editors' forms leave in an empty field is no text that could be missed. */
const isFilled = (value: unknown) => isTranslated(value) && value !== false && !(Array.isArray(value) && value.length === 0)

const isBlok = (sent: unknown): sent is RawBlok =>
  typeof sent === 'object' && sent !== null && 'component' in sent && typeof sent.component === 'string'
