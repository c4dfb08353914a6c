import type { Database } from '../../database/database.ts'
import type { ApiKeyAccess } from '../../database/editorial-tables.ts'
import type { StoryVersion } from '../../database/story-content-table.ts'
import { isSameSecret } from '../../same-secret.ts'
import { readKey } from '../api-key.ts'
import { type PlannedText, planUntil } from '../plan-until.ts'
import type { AskedVersion } from './asked-version.ts'
import { unauthorized, unprocessable } from './delivery-error.ts'
import { idIn, type QueryParameters } from './query-parameters.ts'

/** The two keys of the settings. The space may have more. */
export interface Tokens {
  /** Reads what is published. */
  public: string
  /** Reads drafts too. */
  preview: string
}

/** What a request may read. */
export interface DeliveryKey {
  access: ApiKeyAccess
  /** Just these stories; all when empty. */
  storyIds: number[]
  /** Of a key for releases: just these. */
  releaseIds: number[]
}

/** Of this process itself: reads everything. */
export const ownKey: DeliveryKey = { access: 'private', storyIds: [], releaseIds: [] }

/** The key of a request. Throws 401 when it is none. */
export async function findKey({ kysely }: Database, tokens: Tokens, query: QueryParameters): Promise<DeliveryKey> {
  const token = query.text('token') ?? ''
  // Both are compared always, so that the time tells nothing.
  const isPreview = isSameSecret(token, tokens.preview)
  const isPublic = isSameSecret(token, tokens.public)
  if (isPreview || isPublic) return { access: isPreview ? 'private' : 'public', storyIds: [], releaseIds: [] }
  const row = token && (await kysely.selectFrom('api_keys').selectAll().where('token', '=', token).executeTakeFirst())
  if (!row) throw unauthorized()
  const { access, story_ids: storyIds, release_ids: releaseIds } = readKey(row)
  return { access, storyIds, releaseIds }
}

/** The version that a request asks for. Throws 401 where its key does not reach: drafts, releases and the future with a public one, all but files with one for files. */
export function readAskedVersion(
  query: QueryParameters,
  { access, storyIds, releaseIds }: DeliveryKey,
  byDefault: StoryVersion,
): AskedVersion & { ahead?: Ahead } {
  if (access === 'asset') throw unauthorized()
  const version = query.text('version') ?? (access === 'private' ? byDefault : 'published')
  if (version !== 'draft' && version !== 'published') throw unprocessable('version must be draft or published')
  // The editor writes 0 for none.
  const release = query.count('from_release', 0) || undefined
  const isOwnRelease = access === 'release' && release !== undefined && releaseIds.includes(release)
  const isReserved = version === 'draft' || release !== undefined
  const ahead = readAhead(query, version)
  if (ahead && access !== 'private') throw unauthorized()
  if (isReserved && access !== 'private' && !isOwnRelease) throw unauthorized()
  return { version, ...(release !== undefined && { release }), ...(storyIds.length > 0 && { storyIds }), ...(ahead && { ahead }) }
}

/** What of the future, or of drafts, takes the place of what is published. Parameters of ours. */
export interface Ahead {
  /** What will be published at this instant, ISO 8601. */
  at: string | undefined
  /** Stories whose drafts are shown. */
  draftsOf: number[]
}

function readAhead(query: QueryParameters, version: StoryVersion): Ahead | undefined {
  const at = query.time('at')
  const draftsOf = query.list('drafts_of')?.map(idIn) ?? []
  if (at === undefined && draftsOf.length === 0) return undefined
  if (version === 'draft') throw unprocessable('at and drafts_of are for version=published: drafts are all shown as they are now')
  return { at, draftsOf }
}

/** The texts that take the place of what is published now. */
export async function textsAhead({ kysely }: Database, { at, draftsOf }: Ahead): Promise<Pick<AskedVersion, 'texts'>> {
  const texts = at === undefined ? new Map<number, PlannedText>() : (await planUntil(kysely, at)).texts
  for (const id of draftsOf) texts.set(id, 'draft')
  return { texts }
}
