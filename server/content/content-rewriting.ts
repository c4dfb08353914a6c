import { sql } from 'kysely'
import { mapObjects } from '../../runtime/map-objects.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from './blok-tree.ts'
import type { ContentWriting } from './content-writing.ts'
import { releaseOf } from './release-version.ts'
import { noteReleaseText, rebase, selectWithoutConflict } from './release-writing.ts'
import { announce } from './story-announcing.ts'
import { putContent, type TextRow, withContent } from './story-draft.ts'
import { getStoryRow } from './story-place.ts'
import { keepSeeded, keepVersion } from './story-versions.ts'

/** The texts of stories that have a blok of this component. */
export function selectUsing(reading: Pick<ContentWriting, 'trx'>, dialect: Database['dialect'], component: string) {
  return selectMentioning(reading, dialect, `"component":${JSON.stringify(component)}`)
}

function selectMentioning({ trx }: Pick<ContentWriting, 'trx'>, dialect: Database['dialect'], mention: string) {
  return trx
    .selectFrom('story_contents')
    .selectAll()
    .where(dialect.matchesParts(sql.ref('content'), ['', mention, '']))
    .orderBy('story_id')
    .orderBy('version')
    .execute()
}

/**
 * Changes every blok of a component in every story, drafts and published versions alike, as a renamed field asks for.
 * Answers how many stories changed. Each keeps a version of how it was.
 */
export async function rewriteBloks(
  writing: ContentWriting,
  dialect: Database['dialect'],
  component: string,
  change: (blok: JsonObject) => JsonObject,
): Promise<number> {
  return rewriteTexts(writing, await selectUsing(writing, dialect, component), (json) =>
    mapObjects(JSON.parse(json), (object) => (object.component === component ? change(object) : object)),
  )
}

/**
 * Puts one value in the place of another in every story that has it, drafts and published versions alike; where it is, others may go along.
 * Answers how many stories changed.
 */
export async function replaceValue(
  writing: ContentWriting,
  dialect: Database['dialect'],
  value: [from: string, to: string],
  ...along: [from: string, to: string][]
): Promise<number> {
  const pairs = [value, ...along].map(([from, to]) => [JSON.stringify(from), JSON.stringify(to)] as const)
  return rewriteTexts(writing, await selectMentioning(writing, dialect, JSON.stringify(value[0])), (json) =>
    JSON.parse(pairs.reduce((text, [from, to]) => text.replaceAll(from, () => to), json)),
  )
}

async function rewriteTexts(writing: ContentWriting, texts: readonly TextRow[], change: (json: string) => unknown): Promise<number> {
  const byStory = Map.groupBy(texts, (row) => row.story_id)
  let changed = 0
  for (const [storyId, rows] of byStory) {
    const rewritten = rows.flatMap((row) => {
      const content = change(row.content)
      return JSON.stringify(content) === row.content ? [] : [withContent(row, content)]
    })
    if (rewritten.length === 0) continue
    changed += 1
    await rewriteStory(writing, storyId, rewritten)
  }
  return changed
}

/**
 * Puts other texts in the place of those that a story has, and keeps versions of them. Nothing is published by it. Its texts in
 * releases are rewritten alike, so it brings none of them into a conflict.
 */
export async function rewriteStory(writing: ContentWriting, storyId: number, texts: readonly TextRow[]): Promise<void> {
  const story = await keepSeeded(writing, await getStoryRow(writing.trx, storyId))
  for (const text of texts) await putContent(writing, text)
  for (const { version } of texts) {
    const releaseId = releaseOf(version)
    if (releaseId !== null) await noteReleaseText(writing, releaseId, storyId)
  }
  if (texts.some(({ version }) => releaseOf(version) === null)) {
    const releaseIds = await selectWithoutConflict(writing, storyId)
    await keepVersion(writing, story, 'update')
    await rebase(writing, storyId, releaseIds)
  }
  announce(writing, texts.some(({ version }) => version === 'published') ? 'published' : 'drafted', story)
}
