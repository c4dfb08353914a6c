import type { StoryVersion } from '../../database/database.ts'
import { isSameSecret } from '../same-secret.ts'
import { unauthorized, unprocessable } from './delivery-error.ts'
import type { QueryParameters } from './query-parameters.ts'

export interface Tokens {
  /** Reads what is published. */
  public: string
  /** Reads drafts too. */
  preview: string
}

/** The version that a request may read and asks for. Throws 401 for a wrong token, and for drafts with the public one. */
export function readVersion(query: QueryParameters, tokens: Tokens, byDefault: StoryVersion): StoryVersion {
  const token = query.text('token') ?? ''
  // Both are compared always, so that the time tells nothing.
  const isPreview = isSameSecret(token, tokens.preview)
  const isPublic = isSameSecret(token, tokens.public)
  if (!isPreview && !isPublic) throw unauthorized()

  const version = query.text('version') ?? (isPreview ? byDefault : 'published')
  if (version !== 'draft' && version !== 'published') throw unprocessable('version must be draft or published')
  if (version === 'draft' && !isPreview) throw unauthorized()
  return version
}
