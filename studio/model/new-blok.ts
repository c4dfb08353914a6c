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
  const copied = Object.entries(fields).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map((item) => (isBlok(item) ? copyBlok(item) : item)) : value,
  ])
  return { ...Object.fromEntries(copied), component: blok.component, _uid: crypto.randomUUID() }
}

/** The vendor keeps defaults as text. */
function typed(type: string, value: unknown): unknown {
  if (type === 'boolean') return value === true || value === 'true'
  return value
}
