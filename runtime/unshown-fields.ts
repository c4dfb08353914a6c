import type { z } from 'zod'
import { type BlokSchema, RawBlok } from '../schemas/blok.ts'
import { itemSchemaOf } from '../schemas/fields/bloks.ts'
import type { ContentProblem } from './content-error.ts'
import { fieldOfKey, isTranslated } from './content-language.ts'
import type { Registry } from './registry.ts'

type SchemaOf = (component: string) => BlokSchema | undefined

/**
 * The fields of content, as JSON, that hold something and that their block does not have, or has no more: what stands there is shown
 * nowhere, and nothing else says so. Bloks that no block draws are not looked into: they are problems themselves.
 */
export function unshownFields(json: string, registry: Registry): ContentProblem[] {
  const found: ContentProblem[] = []
  const drawn: SchemaOf = (component) => registry.find(component)?.schema

  function look(sent: unknown, path: string, schemaOf: SchemaOf) {
    const { data: blok } = RawBlok.safeParse(sent)
    const schema = blok && schemaOf(blok.component)
    if (!schema) return
    const unknown = Object.keys(blok).filter((key) => !(fieldOfKey(key).field in schema.shape) && isFilled(blok[key]))
    const fields = unknown.map((field) => ({ field, problem: 'The block has no such field: what stands in it is not shown.' }))
    if (fields.length > 0) found.push({ type: 'invalid-fields', path, component: blok.component, fields })
    for (const [name, field] of Object.entries(schema.shape)) lookInside(blok[name], path ? `${path}.${name}` : name, field as z.ZodType)
  }

  function lookInside(bloks: unknown, path: string, field: z.ZodType) {
    if (!Array.isArray(bloks)) return
    const item = itemSchemaOf(field)
    for (const [index, blok] of bloks.entries()) look(blok, `${path}[${index}]`, item ? () => item : drawn)
  }

  look(JSON.parse(json), '', drawn)
  return found
}

/** What editors' forms leave in an empty field is no text that could be missed. */
const isFilled = (value: unknown) => isTranslated(value) && value !== false && !(Array.isArray(value) && value.length === 0)
