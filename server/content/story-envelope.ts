import { z } from 'zod'
import { ContentError } from '../../runtime/content-error.ts'
import { mapObjects } from '../../runtime/map-objects.ts'
import { RawBlok } from '../../schemas/blok.ts'

/** A story as the Delivery API sends it, its fields in the vendor's names. What the bloks hold is parsed later, by their blocks. */
const SentStory = z.object({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Without a language before it, whatever language was asked for. */
  full_slug: z.string(),
  /** Where the full slug is translated: the one of the default language. */
  default_full_slug: z.string().nullish(),
  path: z.string().nullish(),
  /** `default`, or the code of the language the fields are in. */
  lang: z.string(),
  content: z.unknown(),
  tag_list: z.array(z.string()).default([]),
  is_startpage: z.boolean().nullish(),
  parent_id: z.number().nullish(),
  position: z.number().nullish(),
  created_at: z.string(),
  published_at: z.string().nullish(),
  first_published_at: z.string().nullish(),
})

export type Story = z.infer<typeof SentStory> & { content: RawBlok }

/** Where a story or folder stands. */
export const StoryLink = z.object({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  /** The full slug. */
  slug: z.string(),
  path: z.string().nullish(),
  parent_id: z.number().nullish(),
  is_folder: z.boolean(),
  is_startpage: z.boolean().nullish(),
  published: z.boolean().nullish(),
  position: z.number().nullish(),
  /** Told where it is asked for. */
  published_at: z.string().nullish(),
})

export type StoryLink = z.infer<typeof StoryLink>

export const DatasourceEntry = z.object({
  id: z.number().int(),
  name: z.string(),
  value: z.string(),
  /** What the asked dimension says instead; null when it says nothing. */
  dimension_value: z.string().nullish(),
})

export type DatasourceEntry = z.infer<typeof DatasourceEntry>

/** Parses what a content service sent. Throws ContentError when the story's root is not a blok, and zod's error when it is no story at all. */
export function parseStory(sent: unknown): Story {
  const story = SentStory.parse(sent)
  // The shop's addresses are those of the default language, in every country.
  const full_slug = story.default_full_slug ?? withoutLanguage(story.full_slug, story.lang)
  const content = RawBlok.safeParse(withoutLanguageInside(story.content, story.lang))
  if (!content.success) throw new ContentError(full_slug, { type: 'not-a-blok', path: 'content' })
  return { ...story, full_slug, content: content.data }
}

/** The service writes the language before a slug; the shop has addresses of its own for languages. */
function withoutLanguage(fullSlug: string, language: string): string {
  return language !== 'default' && fullSlug.startsWith(`${language}/`) ? fullSlug.slice(language.length + 1) : fullSlug
}

/** Linked and related stories stand in the content, each with its own slug. */
function withoutLanguageInside(content: unknown, language: string): unknown {
  if (language === 'default') return content
  return mapObjects(content, (object) => {
    if (typeof object.full_slug !== 'string') return object
    const url = typeof object.url === 'string' && { url: withoutLanguage(object.url, language) }
    const full_slug = typeof object.default_full_slug === 'string' ? object.default_full_slug : withoutLanguage(object.full_slug, language)
    return { ...object, full_slug, ...url }
  })
}
