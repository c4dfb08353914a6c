/** What stories and folders are called in addresses of other languages than the default one. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { StoryTable, Tables } from '../database/database.ts'
import type { TranslatedSlugTable } from '../database/editorial-tables.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'
import { announce } from './story-announcing.ts'
import { checkSlug } from './story-place.ts'

type TranslatedSlug = Selectable<TranslatedSlugTable>

/** One language of a story; what is left out stays as it is. Without a name and a slug, or with `_destroy`, it has none any more. */
export interface SlugTranslation {
  lang: string
  name?: string | null | undefined
  slug?: string | null | undefined
  _destroy?: boolean
}

export async function translateSlug(writing: ContentWriting, story: Selectable<StoryTable>, to: SlugTranslation): Promise<void> {
  const { trx } = writing
  const before = await trx
    .selectFrom('translated_slugs')
    .selectAll()
    .where('story_id', '=', story.id)
    .where('lang', '=', to.lang)
    .executeTakeFirst()
  const name = to.name === undefined ? (before?.name ?? null) : to.name || null
  const slug = to.slug === undefined ? (before?.slug ?? null) : to.slug || null
  const isKept = !to._destroy && (name !== null || slug !== null)
  if (isKept ? before?.name === name && before.slug === slug : !before) return
  if (isKept && slug !== null) await checkTranslation(trx, story, to.lang, slug)

  await trx.deleteFrom('translated_slugs').where('story_id', '=', story.id).where('lang', '=', to.lang).execute()
  const id = before?.id ?? newId()
  if (isKept) await trx.insertInto('translated_slugs').values({ id, story_id: story.id, lang: to.lang, name, slug }).execute()
  await trx.updateTable('space').set({ translates_slugs: 1 }).execute()
  // What stands in a folder is found under its names.
  announce(writing, story.is_folder || story.published_at !== null ? 'moved' : 'drafted', story)
}

/** What is called otherwise in other languages, on the way to these full slugs. */
export interface Translations {
  /** The path of a full slug in a language, without the language before it; the full slug where nothing on the way is translated. */
  pathOf(fullSlug: string, lang: string): string
  /** Of the story or folder itself. */
  ownOf(fullSlug: string): TranslatedSlug[]
  /** In which languages something on the way is translated. */
  languagesOf(fullSlug: string): string[]
}

export async function readTranslations(kysely: Kysely<Tables>, fullSlugs: string[]): Promise<Translations> {
  const steps = new Set(fullSlugs.flatMap(stepsOf))
  const rows = await kysely
    .selectFrom('translated_slugs as translation')
    .innerJoin('stories as story', 'story.id', 'translation.story_id')
    .selectAll('translation')
    .select('story.full_slug')
    .where('story.full_slug', 'in', ['', ...steps])
    .orderBy('translation.lang')
    .execute()
  const byStep = Map.groupBy(rows, ({ full_slug }) => full_slug)
  const ownOf = (step: string): TranslatedSlug[] => byStep.get(step) ?? []
  return {
    ownOf,
    pathOf(fullSlug, lang) {
      const parts = stepsOf(fullSlug).filter((step) => !step.endsWith('/'))
      const path = parts.map((step) => ownOf(step).find((own) => own.lang === lang)?.slug ?? step.slice(step.lastIndexOf('/') + 1))
      return path.join('/') + (fullSlug.endsWith('/') ? '/' : '')
    },
    languagesOf: (fullSlug) => [...new Set(stepsOf(fullSlug).flatMap((step) => ownOf(step).map(({ lang }) => lang)))].sort(),
  }
}

/** The story that stands at a path in a language, folder by folder; a folder's start page stands for it. */
export async function findTranslated(kysely: Kysely<Tables>, lang: string, path: string): Promise<number | undefined> {
  let standing: { id: number; is_folder: number } = { id: 0, is_folder: 1 }
  for (const step of path.replace(/\/$/, '').split('/')) {
    const next = await selectNamed(kysely, standing.id, lang, step).executeTakeFirst()
    if (!next) return undefined
    standing = next
  }
  if (!standing.is_folder) return standing.id
  const startpage = kysely.selectFrom('stories').select('id').where('parent_id', '=', standing.id).where('is_startpage', '=', 1)
  return (await startpage.executeTakeFirst())?.id
}

/** What is called so in a folder: by its translation, or by its slug where it has none. */
function selectNamed(kysely: Kysely<Tables>, parentId: number, lang: string, slug: string) {
  return kysely
    .selectFrom('stories as story')
    .leftJoin('translated_slugs as translation', (join) =>
      join.onRef('translation.story_id', '=', 'story.id').on('translation.lang', '=', lang),
    )
    .select(['story.id', 'story.is_folder', 'story.full_slug'])
    .where('story.parent_id', '=', parentId)
    .where('story.is_startpage', '=', 0)
    .where(sql<string>`coalesce(translation.slug, story.slug)`, '=', slug)
}

/** Throws `RefusedWrite` for a slug that cannot be one, or that a neighbour has in that language. */
async function checkTranslation(kysely: Kysely<Tables>, story: Selectable<StoryTable>, lang: string, slug: string): Promise<void> {
  checkSlug(slug)
  const taken = await selectNamed(kysely, story.parent_id, lang, slug).where('story.id', '!=', story.id).executeTakeFirst()
  if (taken)
    throw new RefusedWrite('translated_slugs_attributes', `"${taken.full_slug}" is called "${slug}" in ${lang}; choose another slug.`)
}

/** `a/b/c` as `a`, `a/b`, `a/b/c`; a start page `a/` as `a`, `a/`. */
function stepsOf(fullSlug: string): string[] {
  const parts = fullSlug.replace(/\/$/, '').split('/')
  const steps = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  return fullSlug.endsWith('/') ? [...steps, fullSlug] : steps
}
