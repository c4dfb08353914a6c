import type { RawBlok } from './blok.ts'

/** A filled-in blok that editors begin with, as Storyblok's Management API and its CLI know it, without what a space adds. */
export interface StoryblokPreset {
  name: string
  component: string
  preset: Record<string, unknown>
}

/** Every blok that stands in the blocks' examples, the first of its component. Their pictures are drawn for the gallery alone, and left out. */
export function storyblokPresets(examples: Iterable<RawBlok>): StoryblokPreset[] {
  const found = new Map<string, StoryblokPreset>()
  const collect = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (typeof value !== 'object' || value === null) return
    if ('component' in value && typeof value.component === 'string' && !found.has(value.component))
      found.set(value.component, { name: 'Beispiel', component: value.component, preset: withoutPictures(value) })
    Object.values(value).forEach(collect)
  }
  for (const example of examples) collect(example)
  return [...found.values()].sort((a, b) => (a.component < b.component ? -1 : 1))
}

const isDrawn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'filename' in value && String(value.filename).startsWith('/pictures/')

function withoutPictures(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => !isDrawn(field))
      .map(([name, field]) => [name, Array.isArray(field) ? field.map((item) => (isObject(item) ? withoutPictures(item) : item)) : field]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
