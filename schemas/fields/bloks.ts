import { z } from 'zod'
import { type BlokSchema, componentOf, type RawBlok } from '../blok.ts'
import { commonKeys, type FieldOptions } from '../field.ts'
import { entries } from './entries.ts'

declare const slot: unique symbol

/** Bloks that the registry draws: the block's component gets them as `slots.<field>`, already drawn. */
export type Slot = RawBlok[] & { readonly [slot]: true }

export interface BloksOptions extends FieldOptions {
  min?: number
  max?: number
}

const bloksKeys = (options: BloksOptions, allow: readonly string[] | undefined) => ({
  type: 'bloks',
  ...commonKeys(options),
  ...(options.min !== undefined && { minimum: options.min }),
  ...(options.max !== undefined && { maximum: options.max }),
  ...(allow && { restrict_type: '', restrict_components: true, component_whitelist: allow }),
})

const unsetToEmpty = (sent: unknown) => (sent === undefined || sent === null || sent === '' ? [] : sent)

const within = ({ required, min = required ? 1 : 0, max }: BloksOptions) =>
  z.superRefine<readonly unknown[]>((bloks, context) => {
    if (bloks.length < min) context.addIssue(`hat weniger als ${entries(min)}`)
    if (max !== undefined && bloks.length > max) context.addIssue(`hat mehr als ${entries(max)}`)
  })

const isText = (sent: unknown) => typeof sent === 'string' && sent !== ''

/** What `RawBlok` accepts, in a fraction of its time. */
function isRawBlok(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  const { _uid, component, _editable } = sent as Record<string, unknown>
  return isText(_uid) && isText(component) && (_editable === undefined || typeof _editable === 'string')
}

const areBloks = z.superRefine<readonly unknown[]>((bloks, context) => {
  for (const [index, blok] of bloks.entries()) {
    if (!isRawBlok(blok)) context.addIssue({ code: 'custom', message: 'enthält etwas, das kein Block ist', path: [index] })
  }
})

/** A place for other blocks. Without `allow`, every nestable block may stand in it. */
export function slotOf(options: BloksOptions & { allow?: readonly string[] }) {
  const list = z
    .array(z.unknown(), 'ist keine Liste von Blöcken')
    .check(areBloks, within(options))
    // Looked at, not copied: what was made of a blok before is found by the blok itself.
    .transform((bloks) => bloks as Slot)
  return z
    .preprocess(unsetToEmpty, list)
    .meta({ field: bloksKeys(options, options.allow), slot: options.allow ? { allow: options.allow } : {} })
}

/** The schema of a field's own bloks. Kept beside zod's metadata, whose types can't hold a schema. */
const itemSchemas = new WeakMap<z.ZodType, BlokSchema>()

/** The schema of the bloks in a field made by `items`; `undefined` for every other field. */
export const itemSchemaOf = (field: z.ZodType): BlokSchema | undefined => itemSchemas.get(field)

/** Bloks of one kind that belong to the block itself (the slides of a teaser): parsed with it, drawn by it. */
export function items<Schema extends BlokSchema>(schema: Schema, options: BloksOptions) {
  const list = z.array(schema, 'ist keine Liste von Blöcken').check(within(options))
  const field = z.preprocess(unsetToEmpty, list).meta({ field: bloksKeys(options, [componentOf(schema)]) })
  itemSchemas.set(field, schema)
  return field
}
