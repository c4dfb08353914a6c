import type { RawBlok } from '../../schemas/blok.ts'
import type { Component, SchemaField } from '../management/answers.ts'

/** A field with its name, as the form shows it. */
export interface ModelField extends SchemaField {
  name: string
  label: string
}

export interface ModelTab {
  /** `undefined` for the fields that stand on no tab. */
  label: string | undefined
  fields: ModelField[]
  /** The same fields, in groups under a heading or without one. */
  sections: ModelSection[]
}

export interface ModelSection {
  label: string | undefined
  fields: ModelField[]
}

export interface ModelComponent {
  name: string
  label: string
  description: string
  /** Of the group it is in. */
  group: string | undefined
  isRoot: boolean
  isNestable: boolean
  fields: ModelField[]
  tabs: ModelTab[]
  /** The text by which an editor knows one use from another. */
  previewField: string | undefined
  /** Fields filled in for a new blok. */
  preset: Record<string, unknown> | undefined
}

/** What the space's components allow, by their names. */
export interface Model {
  components: ModelComponent[]
  find(component: string): ModelComponent | undefined
  labelOf(component: string): string
  /** What tells a slot from others of its component that take the same; `undefined` where there is but one. */
  slotLabel(component: string, field: string): string | undefined
  /** What may stand in a field that holds bloks. */
  allowedIn(component: string, field: string): ModelComponent[]
}

const layoutTypes = new Set(['tab', 'section'])
const textTypes = new Set(['text', 'textarea'])

export function createModel(components: readonly Component[]): Model {
  const all = components.map(toModel)
  const byName = new Map(all.map((component) => [component.name, component]))
  const nestable = all.filter(({ isNestable }) => isNestable)
  // Bloks that only some other block may hold are offered there alone.
  const owned = new Set(all.flatMap(({ fields }) => fields.flatMap((field) => allowListOf(field) ?? [])))
  const free = nestable.filter(({ name }) => !owned.has(name))
  return {
    components: all,
    find: (component) => byName.get(component),
    labelOf: (component) => byName.get(component)?.label ?? component,
    slotLabel(component, fieldName) {
      const slots = byName.get(component)?.fields.filter((field) => field.type === 'bloks' && !allowListOf(field)) ?? []
      return slots.length > 1 ? slots.find(({ name }) => name === fieldName)?.label : undefined
    },
    allowedIn(component, fieldName) {
      const field = byName.get(component)?.fields.find(({ name }) => name === fieldName)
      if (field?.type !== 'bloks') return []
      const allowed = allowListOf(field)
      return allowed ? allowed.flatMap((name) => byName.get(name) ?? []) : free.length > 0 ? free : nestable
    },
  }
}

function allowListOf(field: SchemaField): string[] | undefined {
  return field.type === 'bloks' && field.restrict_components && field.component_whitelist ? field.component_whitelist : undefined
}

function toModel(component: Component): ModelComponent {
  const { name, schema, preview_field } = component
  const entries = Object.entries(schema)
    .map(([key, field]): ModelField => ({ ...field, name: key, label: field.display_name || key }))
    .sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0))
  const fields = entries.filter(({ type }) => !layoutTypes.has(type))
  return {
    name,
    label: component.display_name || name,
    description: component.description ?? '',
    group: component.component_group_uuid ?? undefined,
    isRoot: component.is_root ?? false,
    isNestable: component.is_nestable ?? true,
    fields,
    tabs: tabsOf(entries),
    previewField: preview_field || fields.find(({ type }) => textTypes.has(type))?.name,
    preset: presetOf(component),
  }
}

function tabsOf(entries: ModelField[]): ModelTab[] {
  const sections = entries.filter(({ type }) => type === 'section')
  const sectionOf = (name: string) => sections.find(({ keys }) => keys?.includes(name))
  const tabs = entries.filter(({ type }) => type === 'tab')
  // A field in a section stands where the section stands.
  const tabOf = ({ name }: ModelField) => {
    const section = sectionOf(name)?.name
    return tabs.find(({ keys }) => keys?.includes(name) || (section !== undefined && keys?.includes(section)))
  }
  const fields = entries.filter(({ type }) => !layoutTypes.has(type))
  return [undefined, ...tabs]
    .map((tab) => ({ label: tab?.label, fields: fields.filter((field) => tabOf(field) === tab) }))
    .filter((tab) => tab.fields.length > 0)
    .map((tab) => ({ ...tab, sections: sectionsOf(tab.fields, sectionOf) }))
}

/** Fields of one section stand together, where the section is in the schema's order; others before, between and after. */
function sectionsOf(fields: ModelField[], sectionOf: (name: string) => ModelField | undefined): ModelSection[] {
  const placed = fields.map((field) => ({ field, section: sectionOf(field.name) }))
  const posOf = ({ field, section }: (typeof placed)[number]) => (section ?? field).pos ?? 0
  const sections: (ModelSection & { of: ModelField | undefined })[] = []
  for (const { field, section } of placed.sort((a, b) => posOf(a) - posOf(b))) {
    const last = sections.at(-1)
    if (last && last.of === section) last.fields.push(field)
    else sections.push({ of: section, label: section?.label, fields: [field] })
  }
  return sections.map(({ label, fields: own }) => ({ label, fields: own }))
}

function presetOf({ all_presets, preset_id }: Component): Record<string, unknown> | undefined {
  if (!Array.isArray(all_presets)) return undefined
  const presets = all_presets as { id: number; preset: Record<string, unknown> }[]
  return (presets.find(({ id }) => id === preset_id) ?? presets[0])?.preset
}

/** What an editor reads for a blok: its own words where it has some, else what kind it is. */
export function titleOf(blok: RawBlok, model: Model): string {
  const { previewField } = model.find(blok.component) ?? {}
  const text = previewField ? blok[previewField] : undefined
  return typeof text === 'string' ? text.trim() : ''
}
