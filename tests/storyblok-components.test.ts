import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as blocks from '../registry.ts'
import { componentGroups } from '../schemas/component-groups.ts'
import { storyblokComponents } from '../schemas/storyblok-components.ts'
import { storyblokPresets } from '../schemas/storyblok-presets.ts'

it('the components for Storyblok are those of the blocks: run npm run schemas when this fails', () => {
  const written = JSON.parse(readFileSync(new URL('../schemas/components.json', import.meta.url), 'utf8'))
  const components = storyblokComponents(Object.values(blocks).map(({ schema }) => schema))
  expect(written).toEqual(JSON.parse(JSON.stringify({ components })))
})

it('the presets and groups for Storyblok are those of the blocks: run npm run schemas when this fails', () => {
  const written = JSON.parse(readFileSync(new URL('../schemas/presets.json', import.meta.url), 'utf8'))
  const presets = storyblokPresets(Object.values(blocks).map(({ example }) => example))
  const groups = componentGroups(Object.values(blocks).map(({ schema }) => schema))
  expect(written).toEqual(JSON.parse(JSON.stringify({ presets, groups })))
})

/** The keys Storyblok's components and fields have (its Management API); its CLI pushes a file that knows no others. */
const componentKeys = ['name', 'display_name', 'description', 'is_root', 'is_nestable', 'schema']
const commonKeys = ['type', 'pos', 'display_name', 'description', 'conditional_settings', 'required', 'translatable', 'default_value']
const keysByType: Record<string, string[]> = {
  text: ['max_length', 'regex'],
  textarea: ['max_length', 'regex'],
  markdown: ['max_length', 'regex'],
  richtext: ['customize_toolbar', 'toolbar', 'allow_target_blank', 'allow_custom_attributes'],
  number: ['min_value', 'max_value', 'decimals'],
  datetime: ['disable_time'],
  boolean: [],
  option: ['options', 'exclude_empty_option', 'source', 'datasource_slug', 'folder_slug', 'filter_content_type', 'use_uuid'],
  options: [
    'options',
    'source',
    'datasource_slug',
    'folder_slug',
    'filter_content_type',
    'use_uuid',
    'is_reference_type',
    'min_options',
    'max_options',
  ],
  asset: ['filetypes'],
  multiasset: ['filetypes', 'minimum_entries', 'maximum_entries'],
  multilink: ['allow_target_blank', 'show_anchor', 'email_link_type', 'asset_link_type', 'restrict_content_types', 'component_whitelist'],
  bloks: ['minimum', 'maximum', 'restrict_type', 'restrict_components', 'component_whitelist'],
  table: [],
  section: ['keys'],
  tab: ['keys'],
  custom: ['field_type'],
}

it('the components have the shape of those that Storyblok’s CLI pushes', () => {
  const components = storyblokComponents(Object.values(blocks).map(({ schema }) => schema))
  const names = components.map(({ name }) => name)
  for (const component of components) {
    expect(Object.keys(component).sort()).toEqual([...componentKeys].sort())
    for (const [key, field] of Object.entries(component.schema)) {
      const allowed = [...commonKeys, ...(keysByType[field.type] ?? [])]
      expect(
        Object.keys(field).filter((name) => !allowed.includes(name)),
        `${component.name}.${key}`,
      ).toEqual([])
      if (Array.isArray(field.component_whitelist)) expect(names).toEqual(expect.arrayContaining(field.component_whitelist))
      // A group of fields names fields that are there.
      if (Array.isArray(field.keys)) expect(Object.keys(component.schema)).toEqual(expect.arrayContaining(field.keys))
    }
  }
})
