import { randomUUID } from 'node:crypto'
import { mapObjects } from '../../../runtime/map-objects.ts'
import { requestAddress } from '../../requests/request-address.ts'
import { isObject } from '../blok-tree.ts'
import { releaseVersion } from '../release-version.ts'
import { getSpace } from '../space.ts'
import { contentColumns } from '../story-content.ts'
import { findDraft, type StoryDraft } from '../story-draft.ts'
import { componentBeyondRights } from './blok-rights.ts'
import { problemsIn } from './content-problems.ts'
import type { Actor, ManagementContext, ManagementParts } from './environment.ts'
import { forbidden, invalid } from './management-error.ts'
import { parseWrapped } from './sent.ts'
import { StoryBody } from './story-body.ts'

export interface StoryChangeRequest {
  actor: Actor
  /** Where our own files have their absolute addresses. */
  origin: string
  body: StoryBody
  publishes: boolean
  /** Overwrites also what was saved since the version that the text was made from. */
  forces: boolean
}

/** Reads a story and how it is to be saved. */
export function readRequest(c: ManagementContext, { trustProxy }: ManagementParts): StoryChangeRequest {
  const { query } = c.var.sent
  refuseLanguage(c)
  return {
    actor: c.var.actor,
    origin: requestAddress(c, trustProxy).origin,
    body: parseWrapped(c.var.sent, 'story', StoryBody),
    publishes: query.flag('publish') ?? false,
    forces: query.flag('force_update') ?? false,
  }
}

/** The release whose text is meant; 0 is none. */
export function releaseAsked(c: ManagementContext): number | undefined {
  return c.var.sent.query.count('release_id', 0) || undefined
}

export function refuseRelease(c: ManagementContext): void {
  if (releaseAsked(c) !== undefined) throw invalid('release_id', 'is not for this: what is in a release goes live with it; leave it out')
}

export function refuseLanguage(c: ManagementContext): void {
  const asked = c.var.sent.query.text('lang')
  if (asked !== undefined && asked !== '0' && asked !== 'default') throw invalid('lang', 'is not supported here; leave it out')
}

/** What the request says of the draft, with what is wrong with it. */
export async function readDraft(
  parts: ManagementParts,
  { actor, body, origin }: StoryChangeRequest,
  id: number | undefined,
  /** Where the text is one of a release. */
  releaseId?: number,
): Promise<StoryDraft> {
  const content = isObject(body.content)
    ? withOwnAddresses({ ...body.content, _uid: body.content._uid || randomUUID() }, origin)
    : body.content
  const isBeforeNeeded = content === undefined || actor.rights.components !== undefined
  const before = id !== undefined && isBeforeNeeded ? await currentContent(parts, id, releaseId) : undefined
  const component = content === undefined ? undefined : componentBeyondRights(actor.rights, before, content)
  if (component)
    throw forbidden(`Your role may not add, change or remove bloks of the component "${component}". Ask an admin of the space.`)
  const space = await getSpace(parts.store.database.kysely)
  const problems = problemsIn(parts, JSON.stringify(content === undefined ? before : content) ?? 'null', space)
  return {
    name: body.name,
    content,
    // While another thread looks for problems.
    ...(isObject(content) && !body.is_folder && { columns: contentColumns(content) }),
    path: body.path,
    tags: body.tag_list,
    sortByDate: body.sort_by_date,
    metaData: body.meta_data,
    problems: await problems,
  }
}

async function currentContent({ store }: ManagementParts, id: number, releaseId: number | undefined): Promise<unknown> {
  const trx = store.database.kysely
  const inRelease = releaseId === undefined ? undefined : await findDraft({ trx }, id, releaseVersion(releaseId))
  const row = inRelease ?? (await findDraft({ trx }, id))
  return row && JSON.parse(row.content)
}

/** Content names our own files by their path, so that it holds wherever the studio moves. */
function withOwnAddresses(content: unknown, origin: string): unknown {
  return mapObjects(content, (object) => {
    const { filename } = object
    return typeof filename === 'string' && filename.startsWith(`${origin}/f/`)
      ? { ...object, filename: filename.slice(origin.length) }
      : object
  })
}
