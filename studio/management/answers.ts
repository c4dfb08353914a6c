/** What the Management API answers, as far as the studio reads it. Names are the vendor's. */
import * as z from 'zod/mini'
import type { RawBlok } from '../../schemas/blok.ts'

const nullable = <Type extends z.ZodMiniType>(type: Type) => z.nullish(type)

export const Person = z.looseObject({ id: z.number(), email: z.string(), friendly_name: nullable(z.string()) })
export type Person = z.output<typeof Person>

/** What a person may do, in the vendor's names where it has one. */
export const Rights = z.looseObject({ permissions: z.array(z.string()) })
export type Rights = z.output<typeof Rights>

export const Space = z.looseObject({
  id: z.number(),
  name: z.string(),
  /** Where the preview is: a story's full slug is put behind it. */
  domain: z.string(),
  /** Other sites that show the space's stories. */
  environments: z._default(z.nullable(z.array(z.object({ name: z.string(), location: z.string() }))), []),
  languages: z._default(z.array(z.looseObject({ code: z.string(), name: z.string() })), []),
  default_lang_name: nullable(z.string()),
})
export type Space = z.output<typeof Space>

/** A field of a component, in the vendor's form. */
export const SchemaField = z.looseObject({
  type: z.string(),
  pos: nullable(z.number()),
  display_name: nullable(z.string()),
  description: nullable(z.string()),
  required: nullable(z.boolean()),
  translatable: nullable(z.boolean()),
  default_value: z.optional(z.unknown()),
  options: nullable(z.array(z.looseObject({ name: z.string(), value: z.string() }))),
  component_whitelist: nullable(z.array(z.string())),
  restrict_components: nullable(z.boolean()),
  keys: nullable(z.array(z.string())),
})
export type SchemaField = z.output<typeof SchemaField>

export const Component = z.looseObject({
  id: z.number(),
  name: z.string(),
  display_name: nullable(z.string()),
  description: nullable(z.string()),
  is_root: nullable(z.boolean()),
  is_nestable: nullable(z.boolean()),
  preview_field: nullable(z.string()),
  schema: z.record(z.string(), SchemaField),
  component_group_uuid: nullable(z.string()),
})
export type Component = z.output<typeof Component>

const storyInList = {
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  path: nullable(z.string()),
  parent_id: nullable(z.number()),
  is_folder: z.boolean(),
  /** Not said of what is in the trash. */
  is_startpage: z._default(z.boolean(), false),
  position: z._default(z.number(), 0),
  content_type: nullable(z.string()),
  published: z.boolean(),
  unpublished_changes: nullable(z.boolean()),
  published_at: nullable(z.string()),
  updated_at: nullable(z.string()),
  publish_at: nullable(z.string()),
  expire_at: nullable(z.string()),
  /** Ours: codes of the languages in which the draft says something of its own. */
  languages: z._default(z.array(z.string()), []),
  tag_list: z._default(z.array(z.string()), []),
  current_version_id: nullable(z.number()),
  last_author: nullable(z.looseObject({ id: z.number(), friendly_name: nullable(z.string()) })),
}

export const StoryInList = z.looseObject(storyInList)
export type StoryInList = z.output<typeof StoryInList>

/** What is wrong with a draft: the blok by its path (`body[1]`, `content` for the root), the field, and the sentence. */
export const FieldProblem = z.object({ path: z.string(), field: z.string(), message: z.string() })
export type FieldProblem = z.output<typeof FieldProblem>

export const Story = z.looseObject({
  ...storyInList,
  /** A draft may hold anything; what stands in no blok is shown as it is. */
  content: z.custom<RawBlok>((value) => typeof value === 'object' && value !== null),
  problems: z._default(z.array(FieldProblem), []),
  /** Ours, of a text in a release: which it is, and the newest version of the text. */
  release_id: nullable(z.number()),
  text_version_id: nullable(z.number()),
  breadcrumbs: z._default(z.array(z.looseObject({ id: z.number(), name: z.string() })), []),
  preview_token: nullable(z.looseObject({ token: z.string(), timestamp: z.union([z.string(), z.number()]) })),
})
export type Story = z.output<typeof Story>

export const Version = z.looseObject({
  id: z.number(),
  created_at: z.string(),
  user: nullable(z.string()),
  status: nullable(z.string()),
  content: nullable(z.custom<RawBlok>()),
})
export type Version = z.output<typeof Version>

export const Asset = z.looseObject({
  id: z.number(),
  filename: z.string(),
  short_filename: nullable(z.string()),
  alt: nullable(z.string()),
  title: nullable(z.string()),
  copyright: nullable(z.string()),
  focus: nullable(z.string()),
  asset_folder_id: nullable(z.number()),
  content_type: nullable(z.string()),
  meta_data: nullable(z.record(z.string(), z.unknown())),
})
export type Asset = z.output<typeof Asset>

export const ComponentGroup = z.looseObject({ uuid: z.string(), name: z.string() })
export type ComponentGroup = z.output<typeof ComponentGroup>

export const AssetFolder = z.looseObject({ id: z.number(), name: z.string(), parent_id: nullable(z.number()) })
export const DatasourceEntry = z.looseObject({ id: z.number(), name: z.string(), value: z.string() })
