import { foldersAbove } from '../../../schemas/folders-above.ts'
import type { Database } from '../../database/database.ts'
import type { JsonObject } from '../blok-tree.ts'
import { alternatesOf } from '../delivery/read-stories.ts'
import { translatedSlugsJson } from '../delivery/story-json.ts'
import { createEditorToken } from '../editor-token.ts'
import { jsonAround } from '../json-around.ts'
import { findReleaseText } from '../release-writing.ts'
import { getSpace } from '../space.ts'
import { readTranslations } from '../translated-slugs.ts'
import type { ManagementContext, ManagementParts } from './environment.ts'
import { notFound } from './management-error.ts'
import { type ManagedStoryRow, selectManagedStories } from './select-managed-stories.ts'
import { StoryOptions } from './story-body.ts'

/** What is sent of a story. */
export interface StoryAnswer {
  /** JSON, as it is stored. */
  content: string
  fields: JsonObject
}

/** Sends a story: `{ "story": … }`. */
export function sendStory(c: ManagementContext, { content, fields }: StoryAnswer, status: 200 | 201 = 200): Response {
  return c.body(jsonAround({ story: jsonAround({ content }, fields) }, {}), status, { 'content-type': 'application/json' })
}

/** A story as the Management API shows it, with its draft, or with the text it has in a release. Throws 404 when there is none. */
export async function storyAnswer(
  { store, tokens }: Pick<ManagementParts, 'store' | 'tokens'>,
  id: number,
  releaseId?: number,
): Promise<StoryAnswer> {
  const { database } = store
  const row = await selectManagedStories(database.kysely).where('story.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const [listed = {}] = await listedStories(database, [row])
  const { folder_content = {} } = StoryOptions.parse(JSON.parse(row.options))
  const text = releaseId === undefined ? undefined : await releaseText(database, id, releaseId)
  const fields = {
    ...listed,
    problems: row.problems === null ? [] : JSON.parse(row.problems),
    breadcrumbs: await breadcrumbsOf(database, row),
    preview_token: await previewToken(database, tokens.preview),
    ...(await pathsOf(database, row)),
    translated_stories: [],
    user_ids: [],
    space_role_ids: [],
    ideas: [],
    ...text?.fields,
  }
  return { content: text?.content ?? row.content ?? JSON.stringify(folder_content), fields }
}

async function pathsOf({ kysely }: Database, row: ManagedStoryRow) {
  const translations = await readTranslations(kysely, [row.full_slug])
  const paths = translatedSlugsJson(row, translations)
  const own = translations.ownOf(row.full_slug)
  return {
    localized_paths: paths,
    translated_slugs: own.map(({ id, lang, slug, name }) => {
      const { path = null, published = false } = paths.find((known) => known.lang === lang) ?? {}
      return { id, story_id: row.id, lang, slug, name, path, published }
    }),
  }
}

/** What a story has in a release in the place of its draft; nothing when it is not in it. */
async function releaseText({ kysely }: Database, id: number, releaseId: number): Promise<StoryAnswer | undefined> {
  const text = await findReleaseText({ trx: kysely }, releaseId, id)
  if (!text) return undefined
  const member = kysely
    .selectFrom('release_stories')
    .select(['base_version_id', 'text_version_id'])
    .where('release_id', '=', releaseId)
    .where('story_id', '=', id)
  const fields = {
    ...(await member.executeTakeFirstOrThrow()),
    release_id: releaseId,
    name: text.name,
    path: text.path,
    sort_by_date: text.sort_by_date,
    meta_data: text.meta_data && JSON.parse(text.meta_data),
    tag_list: JSON.parse(text.tags),
    content_type: text.component,
    problems: JSON.parse(text.problems),
  }
  return { content: text.content, fields }
}

/** Rows of a list: everything but the content. */
export async function listedStories(database: Database, rows: ManagedStoryRow[]): Promise<JsonObject[]> {
  if (rows.length === 0) return []
  const alternates = await alternatesOf({ database }, rows)
  const { parents, authors, stages, releases } = await neighboursOf(database, rows)
  const { languages } = await getSpace(database.kysely)
  return rows.map((row) => {
    const { default_root = null, disable_fe_editor, pinned } = StoryOptions.parse(JSON.parse(row.options))
    const parent = parents.get(row.parent_id)
    const author = authors.get(row.last_author_id ?? 0)
    const stage = stages.get(row.workflow_stage_id ?? 0)
    return {
      name: row.name,
      parent_id: row.parent_id,
      group_id: row.group_id,
      alternates: alternates(row),
      created_at: row.created_at,
      deleted_at: null,
      sort_by_date: row.sort_by_date,
      tag_list: row.tags === null ? [] : JSON.parse(row.tags),
      updated_at: row.updated_at,
      published_at: row.published_at,
      id: row.id,
      uuid: row.uuid,
      is_folder: row.is_folder === 1,
      content_type: row.component,
      // Ours: in which languages of the space the draft says something of its own.
      languages: languages.filter((language) => row.content?.includes(`__i18n__${language.replaceAll('-', '_')}":`)),
      published: row.published_at !== null,
      slug: row.slug,
      path: row.path,
      full_slug: row.full_slug,
      default_root,
      disable_fe_editor: disable_fe_editor ?? false,
      disble_fe_editor: disable_fe_editor ?? false,
      parent: parent ?? null,
      is_startpage: row.is_startpage === 1,
      unpublished_changes: row.has_changes === null ? null : row.has_changes === 1,
      meta_data: row.meta_data && JSON.parse(row.meta_data),
      imported_at: null,
      pinned: pinned ?? false,
      publish_at: row.publish_at,
      expire_at: row.expire_at,
      is_scheduled: row.publish_at !== null,
      scheduled_dates: row.publish_at,
      first_published_at: row.first_published_at,
      last_author: author ? { id: author.id, userid: author.email, friendly_name: author.name } : null,
      last_author_id: row.last_author_id,
      current_version_id: row.version_id,
      stage: stage ? { workflow_stage_id: stage.id, workflow_stage_name: stage.name, workflow_stage_color: stage.color } : null,
      release_ids: (releases.get(row.id) ?? []).map(({ release_id }) => release_id),
      position: row.position,
      can_not_view: false,
      favourite_for_user_ids: [],
    }
  })
}

/** What stories of a list name by id, each read once for all of them. */
async function neighboursOf({ kysely }: Database, rows: ManagedStoryRow[]) {
  const idsIn = (column: 'parent_id' | 'last_author_id' | 'workflow_stage_id') => [...new Set(rows.flatMap((row) => row[column] || []))]
  const parents = kysely.selectFrom('stories').select(['id', 'uuid', 'name', 'slug', 'full_slug'])
  const authors = kysely.selectFrom('people').select(['id', 'email', 'name'])
  const stages = kysely.selectFrom('workflow_stages').select(['id', 'name', 'color'])
  return {
    parents: await readById(idsIn('parent_id'), (ids) => parents.where('id', 'in', ids).execute()),
    authors: await readById(idsIn('last_author_id'), (ids) => authors.where('id', 'in', ids).execute()),
    stages: await readById(idsIn('workflow_stage_id'), (ids) => stages.where('id', 'in', ids).execute()),
    releases: Map.groupBy(await selectOpenMemberships(kysely, rows), ({ story_id }) => story_id),
  }
}

async function readById<Row extends { id: number }>(ids: number[], read: (ids: number[]) => Promise<Row[]>): Promise<Map<number, Row>> {
  const found = ids.length === 0 ? [] : await read(ids)
  return new Map(found.map((row) => [row.id, row]))
}

/** In which releases to come these stories have a text. */
function selectOpenMemberships(kysely: Database['kysely'], rows: ManagedStoryRow[]) {
  const storyIds = rows.map(({ id }) => id)
  return kysely
    .selectFrom('release_stories as member')
    .innerJoin('releases as release', 'release.id', 'member.release_id')
    .select(['member.story_id', 'member.release_id'])
    .where('member.story_id', 'in', storyIds)
    .where('release.released_at', 'is', null)
    .orderBy('member.release_id')
    .execute()
}

/** The folders above, the outermost first. */
async function breadcrumbsOf({ kysely }: Database, { full_slug }: { full_slug: string }): Promise<JsonObject[]> {
  const folders = await kysely
    .selectFrom('stories')
    .select(['id', 'name', 'parent_id', 'slug', 'full_slug', 'options'])
    .where('full_slug', 'in', ['', ...foldersAbove(full_slug)])
    .orderBy('full_slug')
    .execute()
  return folders.map(({ options, ...folder }) => {
    const { disable_fe_editor } = StoryOptions.parse(JSON.parse(options))
    return { ...folder, disble_fe_editor: disable_fe_editor ?? false }
  })
}

/** With this an editor frames the site's draft. */
async function previewToken({ kysely }: Database, key: string) {
  const { id } = await getSpace(kysely)
  const signed = createEditorToken({ spaceId: id, previewToken: key, now: new Date() })
  return { token: signed['_storyblok_tk[token]'], timestamp: signed['_storyblok_tk[timestamp]'] }
}
