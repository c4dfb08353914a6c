import type { Selectable } from 'kysely'
import type { ReleaseTable } from '../../database/editorial-tables.ts'
import type { ContentWriting } from '../content-writing.ts'
import { findConflicts, findReleaseText, mergeRelease, selectReleaseStories } from '../release-writing.ts'
import type { StoryProblem } from '../story-problem.ts'
import { StoryWriteConflict } from '../story-versions.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { problemsIn } from './content-problems.ts'
import { demand } from './demand.ts'
import type { Actor, FindProblems, ManagementParts } from './environment.ts'
import { invalid, ManagementError, notFound } from './management-error.ts'
import { demandStage } from './stage-rules.ts'

type Release = Selectable<ReleaseTable>
type DeployParts = Pick<ManagementParts, 'store'> & { findProblems: FindProblems }

interface Deployment {
  /** Who makes it go live; nobody at its time. */
  actor?: Actor
  /** Whether it overwrites what was changed in the stories meanwhile. */
  forces: boolean
}

/**
 * Makes all texts of a release live in one transaction, or none: throws 422 with the stories that have something wrong, 409 with
 * those that were changed since their text was begun, 403 where the actor may not publish one of them.
 */
export async function deployRelease(parts: DeployParts, id: number, { actor, forces }: Deployment): Promise<void> {
  const release = await parts.store.database.kysely.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst()
  if (!release) throw notFound()
  demandOpen(release)
  await checkTexts(parts, release)
  await parts.store.transaction(async (writing) => {
    await takeTurn(writing, release)
    for (const { story } of await selectReleaseStories(writing.trx, id)) {
      if (!actor || !story) continue
      demand(actor, 'publish_stories', story.full_slug)
      await demandStage(writing.trx, actor, story, 'publish')
    }
    if (!forces) refuseConflicts(await findConflicts(writing.trx, id))
    await mergeRelease(writing, id)
    await recordActivity(writing, 'release.deploy', release)
  }, actor && authorship(actor))
}

/** Throws 422 for a release that has gone live: what it was stays as it was. */
export function demandOpen({ name, released_at }: Pick<Release, 'name' | 'released_at'>): void {
  if (released_at !== null) throw invalid('release', `"${name}" has gone live already; make another release`)
}

/** Checks every text before the transaction, for it may take its time. */
async function checkTexts(parts: DeployParts, { id }: Release): Promise<void> {
  const { kysely } = parts.store.database
  const wrong: { story_id: number; name: string | undefined; full_slug: string | null; problems: readonly StoryProblem[] }[] = []
  for (const { story_id, story, trashed } of await selectReleaseStories(kysely, id)) {
    const text = story && (await findReleaseText({ trx: kysely }, id, story_id))
    const problems = text ? await problemsIn(parts, text.content) : deleted
    if (problems.length > 0) wrong.push({ story_id, name: (story ?? trashed)?.name, full_slug: story?.full_slug ?? null, problems })
  }
  if (wrong.length === 0) return
  const sentences = wrong.map(({ story_id, name, full_slug, problems }) => `${full_slug ?? name ?? story_id}: ${problems[0]?.message}`)
  throw new ManagementError(422, { release: sentences, stories: wrong })
}

const deleted: StoryProblem[] = [
  { path: 'content', field: '', message: 'Der Eintrag wurde gelöscht. Stelle ihn wieder her, oder nimm ihn aus dem Release.' },
]

/** Whoever marks it as released does it; processes that share a database do it once. What was put in since the check waits for another one. */
async function takeTurn({ trx, now }: ContentWriting, { id, name, revision }: Release): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('releases')
    .set({ released_at: now, updated_at: now, refusal: null })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw new StoryWriteConflict(`"${name}" was changed at the same moment, or has just gone live; look at it again.`)
}

function refuseConflicts(conflicts: { id: number; full_slug: string }[]): void {
  if (conflicts.length === 0) return
  const slugs = conflicts.map(({ full_slug }) => `"${full_slug}"`).join(', ')
  const error = `${slugs} changed since put into the release. Save there again with base_version_id, or send force_update to overwrite.`
  throw new ManagementError(409, { error, conflicts: conflicts.map(conflictJson) })
}

export const conflictJson = ({ id, full_slug }: { id: number; full_slug: string }) => ({ story_id: id, full_slug })
