import { collapseLanguages, type Languages } from '../../../runtime/content-language.ts'
import type { JsonObject } from '../blok-tree.ts'
import { isObject } from '../blok-tree.ts'
import { releaseOf } from '../release-version.ts'
import type { Translations } from '../translated-slugs.ts'
import { withEditMarks } from './edit-marks.ts'
import type { Reading } from './reading.ts'
import type { StoryRow } from './select-stories.ts'
import type { StoryView } from './story-parameters.ts'

/** A story as the Delivery API sends it. */
export type StoryJson = JsonObject & { id: number; uuid: string; content: JsonObject }

export interface Alternate {
  id: number
  name: string
  slug: string
  published: boolean
  full_slug: string
  is_folder: boolean
  parent_id: number
}

const excludableStoryFields = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
])

/** How a story found by a relation or a link is shown: like the one that names it. */
export type StoryLook = Pick<StoryView, 'languages' | 'excludingFields' | 'excludingStoryFields'>

/** What else is known of a story. */
interface StorySurroundings {
  alternates: Alternate[]
  /** Undefined where the space translates no slugs. */
  translations: Translations | undefined
}

export function storyJson(reading: Reading, row: StoryRow, { alternates, translations }: StorySurroundings, look: StoryLook): StoryJson {
  const { id, uuid } = row
  const lang = look.languages.wanted
  const isTranslated = translations !== undefined && lang !== undefined
  const ownName = isTranslated ? translations.ownOf(row.full_slug).find((own) => own.lang === lang)?.name : undefined
  const content = contentJson(reading, row, look)
  const story = {
    name: ownName ?? row.name,
    created_at: row.created_at,
    published_at: row.published_at,
    updated_at: row.updated_at,
    id,
    uuid,
    content,
    slug: row.slug,
    full_slug: slugInLanguage(isTranslated ? translations.pathOf(row.full_slug, lang) : row.full_slug, look.languages),
    sort_by_date: row.sort_by_date,
    position: row.position,
    tag_list: JSON.parse(row.tags),
    is_startpage: row.is_startpage === 1,
    parent_id: row.parent_id,
    meta_data: row.meta_data && JSON.parse(row.meta_data),
    group_id: row.group_id,
    first_published_at: row.first_published_at,
    release_id: releaseOf(row.stored_version),
    lang: lang ?? 'default',
    path: row.path,
    alternates,
    default_full_slug: isTranslated ? row.full_slug : null,
    translated_slugs: translations ? translatedSlugsJson(row, translations) : null,
  }
  const excluded = look.excludingStoryFields
  if (excluded.size === 0) return story
  const kept = Object.entries(story).filter(([field]) => !(excluded.has(field) && excludableStoryFields.has(field)))
  return { ...Object.fromEntries(kept), id, uuid, content }
}

/** Where the story stands in the languages in which something on the way to it is translated. */
export function translatedSlugsJson(row: { full_slug: string; name: string; published_at: string | null }, translations: Translations) {
  return translations.languagesOf(row.full_slug).map((lang) => {
    const name = translations.ownOf(row.full_slug).find((own) => own.lang === lang)?.name ?? row.name
    return { path: translations.pathOf(row.full_slug, lang), name, lang, published: row.published_at !== null }
  })
}

/** In a language other than the default one, a story stands under that language's code. */
export function slugInLanguage(fullSlug: string, languages: Languages): string {
  return languages.wanted === undefined ? fullSlug : `${languages.wanted}/${fullSlug}`
}

function contentJson({ space, version }: Reading, row: StoryRow, { languages, excludingFields }: StoryLook): JsonObject {
  const content = JSON.parse(row.content)
  // Most stories have no translations; looking for the suffix in the text is cheaper than walking the tree.
  const collapsed = row.content.includes('__i18n__') ? collapseLanguages(content, languages) : content
  const marked = version === 'draft' ? withEditMarks(collapsed, space.id, row.id) : collapsed
  if (!isObject(marked)) throw new Error(`The content of story "${row.full_slug}" is not an object. Save it again in the editor.`)
  return Object.fromEntries(Object.entries(marked).filter(([field]) => alwaysSent.has(field) || !excludingFields.has(field)))
}

/** Without these a blok could not be drawn or edited, whatever else is left out. */
const alwaysSent = new Set(['_uid', 'component', '_editable'])
