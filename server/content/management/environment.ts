import type { Context } from 'hono'
import type { LanguageProblem } from '../../../runtime/language-problems.ts'
import type { Person } from '../../accounts/person.ts'
import type { Rights } from '../../accounts/rights.ts'
import type { ImageStore } from '../../images/image-store.ts'
import type { ContentStore } from '../content-store.ts'
import type { Tokens } from '../delivery/access.ts'
import { idIn } from '../delivery/query-parameters.ts'
import { notFound } from './management-error.ts'
import type { Sent } from './sent.ts'

/** All that would keep this content, as JSON, from being drawn in these languages, as the blocks' schemas say. It may fail, for it may stand in another thread. */
export type FindProblems = (json: string, languages: readonly string[]) => Promise<LanguageProblem[]>

/** What the routes of the Management API stand on. */
export interface ManagementParts {
  store: ContentStore
  findProblems: FindProblems
  files: Pick<ImageStore, 'putFile' | 'setPrivate' | 'deleteFile' | 'makeTiny'>
  /** Of the Delivery API. */
  tokens: Tokens
  trustProxy: boolean
  /** Sites beside the space's domain on which an editor may look at a story. */
  previewSites: readonly { name: string; location: string }[]
  /** Where shoppers find the page of the story with this full slug, with the texts of a language; undefined where the shop can't say. */
  pageUrl: (fullSlug: string, language?: string) => string | undefined
  /** Whether webhooks may go to addresses inside the network. */
  allowsInsideWebhooks: boolean
  /** Ends the answers that stay open, when the program stops. */
  stopping: AbortSignal
  /** Hears of errors that are nobody's request; the client only gets a 500. */
  onError: (error: Error) => void
}

/** Who asks. */
export interface Actor {
  person: Person
  rights: Rights
}

/** What every handler below the sign-in finds in its context. */
export interface ManagementEnv {
  Variables: { actor: Actor; sent: Sent }
}

export type ManagementContext = Context<ManagementEnv>

/** The number in the path. Throws 404 where there is none. */
export function idParameter(c: ManagementContext, name = 'id'): number {
  const id = idIn(c.req.param(name) ?? '')
  if (id === -1) throw notFound()
  return id
}

/** A page of a list, with the headers by which clients page. */
export function sendList(c: ManagementContext, body: object, { total, perPage }: { total: number; perPage: number }): Response {
  c.header('total', String(total))
  c.header('per-page', String(perPage))
  return c.json(body)
}
