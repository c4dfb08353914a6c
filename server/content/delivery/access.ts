import type { StoryVersion } from '../../database/database.ts'
import { isSameSecret } from '../same-secret.ts'
import type { AskedVersion } from './asked-version.ts'
import { unauthorized, unprocessable } from './delivery-error.ts'
import type { QueryParameters } from './query-parameters.ts'

export interface Tokens {
  /** Reads what is published. */
  public: string
  /** Reads drafts too. */
  preview: string
}

/** The version that a request may read and asks for. Throws 401 for a wrong token, and for drafts or a release with the public one. */
export function readAskedVersion(query: QueryParameters, tokens: Tokens, byDefault: StoryVersion): AskedVersion {
  const token = query.text('token') ?? ''
  // Both are compared always, so that the time tells nothing.
  const isPreview = isSameSecret(token, tokens.preview)
  const isPublic = isSameSecret(token, tokens.public)
  if (!isPreview && !isPublic) throw unauthorized()

  const version = query.text('version') ?? (isPreview ? byDefault : 'published')
  if (version !== 'draft' && version !== 'published') throw unprocessable('version must be draft or published')
  // The editor writes 0 for none.
  const release = query.count('from_release', 0) || undefined
  if ((version === 'draft' || release !== undefined) && !isPreview) throw unauthorized()
  return { version, ...(release !== undefined && { release }) }
}
