import type { Database, StoryVersion } from '../../database/database.ts'
import type { ApiKeyAccess } from '../../database/editorial-tables.ts'
import { readKey } from '../api-key.ts'
import { isSameSecret } from '../same-secret.ts'
import type { AskedVersion } from './asked-version.ts'
import { unauthorized, unprocessable } from './delivery-error.ts'
import type { QueryParameters } from './query-parameters.ts'

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

/** The version that a request asks for. Throws 401 where its key does not reach: drafts and releases with a public one, all but files with one for files. */
export function readAskedVersion(
  query: QueryParameters,
  { access, storyIds, releaseIds }: DeliveryKey,
  byDefault: StoryVersion,
): AskedVersion {
  if (access === 'asset') throw unauthorized()
  const version = query.text('version') ?? (access === 'private' ? byDefault : 'published')
  if (version !== 'draft' && version !== 'published') throw unprocessable('version must be draft or published')
  // The editor writes 0 for none.
  const release = query.count('from_release', 0) || undefined
  const isOwnRelease = access === 'release' && release !== undefined && releaseIds.includes(release)
  const isReserved = version === 'draft' || release !== undefined
  if (isReserved && access !== 'private' && !isOwnRelease) throw unauthorized()
  return { version, ...(release !== undefined && { release }), ...(storyIds.length > 0 && { storyIds }) }
}
