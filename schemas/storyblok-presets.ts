import type { RawBlok } from './blok.ts'

/** A filled-in blok that editors begin with, as Storyblok's Management API and its CLI know it, without what a space adds. */
export interface StoryblokPreset {
  name: string
  component: string
  preset: Record<string, unknown>
}

/**
 * Every blok that stands in the blocks' examples, one of each component: its block's own example, which the palette shows, else the
 * first. Their pictures are drawn for the gallery alone, and left out.
 */
export function storyblokPresets(examples: readonly RawBlok[]): StoryblokPreset[] {
  const found = new Map<string, StoryblokPreset>()
  const add = (component: string, blok: object) => {
    if (!found.has(component)) found.set(component, { name: 'Beispiel', component, preset: withoutPictures(blok) })
  }
  const collect = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (typeof value !== 'object' || value === null) return
    if ('component' in value && typeof value.component === 'string') add(value.component, value)
    Object.values(value).forEach(collect)
  }
  for (const example of examples) add(example.component, example)
  collect(examples)
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
