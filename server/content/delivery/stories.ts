import { wholeNumber } from '../../whole-number.ts'
import { findTranslated } from '../translated-slugs.ts'
import type { Answer } from './answer.ts'
import { resolveAssets } from './assets.ts'
import { notFound } from './delivery-error.ts'
import type { QueryParameters } from './query-parameters.ts'
import { storiesJson } from './read-stories.ts'
import type { Reading } from './reading.ts'
import { putLinksInPlace, resolveLinks } from './resolve-links.ts'
import { putRelationsInPlace, resolveRelations } from './resolve-relations.ts'
import { findStoryPage, type StoryRow, selectStories } from './select-stories.ts'
import type { StoryJson } from './story-json.ts'
import { splitLanguage } from './story-language.ts'
import { readSingleStoryQuery, readStoryListQuery, type SingleStoryQuery, type StoryView } from './story-parameters.ts'

/** GET /v2/cdn/stories */
export async function listStories(reading: Reading, query: QueryParameters): Promise<Answer> {
  const { list, view } = readStoryListQuery(query, reading.space)
  const { rows, total } = await findStoryPage(reading.database, reading, list)
  const stories = await storiesJson(reading, rows, view)
  const body = { stories, cv: reading.space.cv, ...(await resolved(reading, stories, view)) }
  return { body, total, perPage: list.perPage }
}

/** GET /v2/cdn/stories/{full slug, id or uuid} */
export async function findStory(reading: Reading, query: QueryParameters, name: string): Promise<Answer> {
  const asked = readSingleStoryQuery(query, reading.space)
  const { row, language } = await findRow(reading, asked, name)
  if (!row || (asked.contentType !== undefined && row.component !== asked.contentType)) throw notFound()
  const view = { ...asked, languages: { ...asked.languages, wanted: asked.languages.wanted ?? language } }
  const stories = await storiesJson(reading, [row], view)
  return { body: { story: stories[0], cv: reading.space.cv, ...(await resolved(reading, stories, view)) } }
}

async function findRow(
  reading: Reading,
  { isByUuid, languages }: SingleStoryQuery,
  name: string,
): Promise<{ row?: StoryRow; language?: string }> {
  const stories = selectStories(reading.database.kysely, reading)
  if (isByUuid) return { row: await stories.where('story.uuid', '=', name).executeTakeFirst() }
  const bySlug = (slug: string) => stories.where('story.full_slug', 'in', [slug, `${slug}/`]).executeTakeFirst()
  const byId = (id: number | undefined) => (id === undefined ? undefined : stories.where('story.id', '=', id).executeTakeFirst())

  const row = (await byId(wholeNumber(name))) ?? (await bySlug(name))
  if (row) return { row }
  const { language, slug } = splitLanguage(reading.space.languages, name)
  const standing = slug === name ? undefined : await bySlug(slug)
  const lang = language ?? languages.wanted
  if (standing || lang === undefined || !reading.space.translatesSlugs) return { row: standing, language }
  return { row: await byId(await findTranslated(reading.database.kysely, lang, slug)), language }
}

/** What the client needs to put relations, links and assets into these stories. Links that stand in related stories count too. */
async function resolved(reading: Reading, stories: StoryJson[], view: StoryView) {
  if (reading.putsInPlace) {
    await putRelationsInPlace(reading, stories, view)
    return putLinksInPlace(reading, stories, view)
  }
  const relations = await resolveRelations(reading, stories, view)
  const links = await resolveLinks(reading, [...stories, ...relations.rels], view)
  const assets = view.resolveAssets && { assets: await resolveAssets(reading, [...stories, ...relations.rels]) }
  return { ...relations, ...links, ...assets }
}
