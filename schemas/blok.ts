import { z } from 'zod'

/** What every blok has, whatever its component. `_editable` is there in drafts only. */
const envelope = {
  _uid: z.string().min(1),
  _editable: z.string().optional(),
}

/** A blok whose fields nobody has looked at yet. */
export const RawBlok = z.looseObject({ ...envelope, component: z.string().min(1) })
export type RawBlok = z.infer<typeof RawBlok>

export type ComponentGroup = 'Texte' | 'Bilder und Teaser' | 'Anordnung' | 'Service'

export interface ComponentOptions {
  /** What editors call it. */
  displayName: string
  description?: string
  /** Under which heading editors find it among the blocks. */
  group?: ComponentGroup
  /** May be the content type of a story. */
  isRoot?: boolean
  /** May stand in a field that holds bloks. A root is not nestable unless it says so. */
  isNestable?: boolean
}

/** The schema of one kind of blok: `component` is the name Storyblok knows it by. */
export function blok<const Name extends string, Fields extends z.ZodRawShape>(component: Name, options: ComponentOptions, fields: Fields) {
  const { displayName, description, group, isRoot = false, isNestable = !isRoot } = options
  return z
    .object({ ...envelope, component: z.literal(component), ...fields })
    .meta({ component: { displayName, isRoot, isNestable, ...(description && { description }), ...(group && { group }) } })
}

/** Any schema made by `blok`. */
export type BlokSchema = z.ZodObject

/** The component's name, as a blok's `component` carries it. Throws for an object that `blok` did not make. */
export function componentOf(schema: BlokSchema): string {
  const name = schema.shape.component
  if (name instanceof z.ZodLiteral && typeof name.value === 'string') return name.value
  throw new Error('A blok needs the name of its component: make its schema with blok(…) from schemas/blok.ts.')
}
