import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { ContentWriting } from '../../content/content-writing.ts'
import { releaseOf, releaseVersion } from '../../content/release-version.ts'
import { contentColumns } from '../../content/story-content.ts'
import { putContent } from '../../content/story-draft.ts'
import type { StoryTable, Tables } from '../../database/database.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { id, json, yesNo } from './record-columns.ts'

const StoryRow = z.strictObject({
  id,
  uuid: z.string(),
  group_id: z.string(),
  parent_id: id,
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  is_folder: yesNo,
  is_startpage: yesNo,
  position: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  first_published_at: z.string().nullable(),
  publish_at: z.string().nullable(),
  expire_at: z.string().nullable(),
  workflow_stage_id: id.nullable(),
  options: json,
})

const Text = z.strictObject({
  name: z.string(),
  path: z.string().nullable(),
  sort_by_date: z.string().nullable(),
  meta_data: json.nullable(),
  tags: json,
  problems: json,
  content: json,
})

/** A story as its file has it. A folder has no text. */
export const StoryRecord = z.strictObject({
  ...StoryRow.shape,
  draft: Text.nullable(),
  published: Text.nullable(),
  /** By the ids of the releases. */
  in_releases: z.record(z.string().regex(/^\d+$/), Text),
})

const storiesAPage = 100
const storyColumns = StoryRow.keyof().options
const textColumns = Text.keyof().options

/** Every story and folder in the order of their ids. */
export async function* readStoryRecords(kysely: Kysely<Tables>): AsyncGenerator<z.output<typeof StoryRecord>> {
  for (let last = -1; ; ) {
    const stories = await kysely
      .selectFrom('stories')
      .select(storyColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(storiesAPage)
      .execute()
    const end = stories.at(-1)
    if (!end) return
    const texts = await kysely
      .selectFrom('story_contents')
      .select([...textColumns, 'story_id', 'version'])
      .where('story_id', '>', last)
      .where('story_id', '<=', end.id)
      .orderBy('version')
      .execute()
    const ofStory = Map.groupBy(texts, ({ story_id }) => story_id)
    for (const story of stories) yield z.decode(StoryRecord, { ...story, ...textsByVersion(ofStory.get(story.id) ?? []) })
    last = end.id
  }
}

type TextRow = Pick<Selectable<StoryContentTable>, (typeof textColumns)[number] | 'story_id' | 'version'>

function textsByVersion(rows: readonly TextRow[]) {
  const texts = rows.map(({ story_id: _, version, ...text }) => ({ version, text }))
  const find = (version: string) => texts.find((one) => one.version === version)?.text ?? null
  const inReleases = texts.flatMap(({ version, text }) => {
    const releaseId = releaseOf(version)
    return releaseId === null ? [] : [[String(releaseId), text] as const]
  })
  return { draft: find('draft'), published: find('published'), in_releases: Object.fromEntries(inReleases) }
}

/** Where the file of a story stands, as the story does in its tree. `inFolders` names a part of the path. */
export function storyFile({ full_slug, is_folder, is_startpage }: { full_slug: string; is_folder: boolean; is_startpage: boolean }) {
  const steps = full_slug.replace(/\/$/, '').split('/')
  const file = is_folder ? '_folder' : is_startpage ? '_start' : undefined
  return { folders: file ? steps : steps.slice(0, -1), file: file ?? steps.at(-1) ?? '' }
}

/** Writes a story as its record says. Throws zod's error, or a `RefusedWrite`, where it is none. */
export async function putStoryRecord(writing: ContentWriting, sent: unknown): Promise<void> {
  const { draft, published, in_releases, ...row } = z.encode(StoryRecord, sent as z.output<typeof StoryRecord>)
  await writing.trx
    .insertInto('stories')
    .values(row satisfies Partial<Selectable<StoryTable>>)
    .execute()
  const inReleases = Object.entries(in_releases).map(([releaseId, text]) => ({ version: releaseVersion(Number(releaseId)), text }))
  for (const { version, text } of [
    { version: 'draft' as const, text: draft },
    { version: 'published' as const, text: published },
    ...inReleases,
  ]) {
    if (text === null) continue
    await putContent(writing, { ...text, ...contentColumns(JSON.parse(text.content)), story_id: row.id, version })
  }
}
