import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Model } from './component-model.ts'

/** A blok of this component as it begins: with its preset's content, else with its fields' defaults. */
export function newBlok(component: string, model: Model): RawBlok {
  const { fields = [], preset, isNestable } = model.find(component) ?? {}
  const defaults = fields.filter(({ default_value }) => default_value !== undefined && default_value !== null)
  // A page begins empty: its example is another page.
  const begun =
    (isNestable && preset) || Object.fromEntries(defaults.map(({ name, type, default_value }) => [name, typed(type, default_value)]))
  return copyBlok({ ...begun, _uid: '', component })
}

/** A copy that can stand beside its original: every blok in it has a uid of its own. */
export function copyBlok(blok: RawBlok): RawBlok {
  const { _editable: _, ...fields } = blok
  return { ...(copyValue(fields, true) as object), component: blok.component, _uid: crypto.randomUUID() }
}

/** Bloks stand in lists, and in rich text. */
function copyValue(value: unknown, isFields = false): unknown {
  if (Array.isArray(value)) return value.map((item) => copyValue(item))
  if (typeof value !== 'object' || value === null) return value
  if (!isFields && isBlok(value)) return copyBlok(value)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyValue(item)]))
}

/** The vendor keeps defaults as text. */
function typed(type: string, value: unknown): unknown {
  if (type === 'boolean') return value === true || value === 'true'
  return value
}
