import type { Database } from '../../database/database.ts'
import { DatabaseAway } from '../../database/database-away.ts'
import { getSpace } from '../space.ts'
import { type DeliveryKey, findKey, ownKey, readAskedVersion, type Tokens, textsAhead } from './access.ts'
import type { Answer } from './answer.ts'
import { findAsset } from './assets.ts'
import { findDatasource, listDatasourceEntries, listDatasources } from './datasources.ts'
import { addressTooLong, badRequest, DeliveryError, notFound } from './delivery-error.ts'
import { findLink, listLinks } from './links.ts'
import { type QueryParameters, readQuery } from './query-parameters.ts'
import type { Reading } from './reading.ts'
import { listRedirects, showRedirect } from './redirects.ts'
import { findStory, listStories } from './stories.ts'
import { listTags } from './tags.ts'

export interface DeliveryParts {
  database: Database
  tokens: Tokens
  /** Hears of errors that are nobody's request; the client only gets a 500, or a 503 where the database is away. They go to the console when nobody listens. */
  onError?: (error: Error) => void
}

/** An answer of the Delivery API before it is written for a wire. */
export interface Delivered {
  status: 200 | 500 | 503 | DeliveryError['status']
  headers: Record<string, string>
  body: unknown
}

/** As much as Node itself takes of a request's head. */
const mostOfAddress = 16_384

/** What the Delivery API answers to a GET of this address, errors included. Never rejects. */
export async function deliver(parts: DeliveryParts, address: string): Promise<Delivered> {
  const { database, tokens, onError = console.error } = parts
  try {
    if (address.length > mostOfAddress) throw addressTooLong(mostOfAddress)
    const url = new URL(address)
    const query = readQuery(url.searchParams)
    const path = trimSlashes(url.pathname.slice('/v2/cdn'.length))
    const key = await findKey(database, tokens, query)
    const reading = await readingOf(parts, path, query, key)
    const { body, total, perPage } = await answerTo(path, reading, query)
    const paged = total !== undefined && perPage !== undefined && { total: String(total), 'per-page': String(perPage) }
    return { status: 200, headers: { 'cache-control': cacheControl(path, reading, query), ...paged }, body }
  } catch (error) {
    if (error instanceof DeliveryError) return { status: error.status, headers: {}, body: error.body }
    onError(error as Error)
    if (error instanceof DatabaseAway)
      return { status: 503, headers: { 'retry-after': '5' }, body: { error: 'The database does not answer. Try again in a while.' } }
    return { status: 500, headers: {}, body: { error: 'Internal Server Error' } }
  }
}

/**
 * What the Delivery API answers to this process itself, which may read all: with the stories that relations and links lead to in their places. For this call alone:
 * who gets it may change it. Throws DeliveryError where the API would answer something else than 200.
 */
export async function readDelivery(parts: DeliveryParts, path: string, query: QueryParameters): Promise<Answer> {
  return answerTo(path, { ...(await readingOf(parts, path, query, ownKey)), putsInPlace: true }, query)
}

async function readingOf({ database, tokens }: DeliveryParts, path: string, query: QueryParameters, key: DeliveryKey): Promise<Reading> {
  // A list of links without a version holds drafts and published stories alike, as far as the token may see them.
  const { ahead, ...asked } =
    path === 'assets/me'
      ? { version: 'published' as const, ahead: undefined }
      : readAskedVersion(query, key, path === 'links' ? 'draft' : 'published')
  const texts = ahead && (await textsAhead(database, ahead))
  const space = await getSpace(database.kysely)
  return { database, space, key, signingKey: tokens.preview, putsInPlace: false, ...asked, ...texts }
}

type Answering = (reading: Reading, query: QueryParameters) => Answer | Promise<Answer>
type AnsweringOne = (reading: Reading, query: QueryParameters, name: string) => Answer | Promise<Answer>

const whole = new Map<string, Answering>([
  ['stories', listStories],
  ['links', listLinks],
  ['spaces/me', showSpace],
  ['datasources', listDatasources],
  ['datasource_entries', listDatasourceEntries],
  ['tags', listTags],
  ['assets/me', findAsset],
  ['redirects', listRedirects],
  ['experiments', listExperiments],
])

const single = new Map<string, AnsweringOne>([
  ['stories', findStory],
  ['links', (reading, _query, name) => findLink(reading, name)],
  ['datasources', (reading, _query, name) => findDatasource(reading, name)],
  ['redirects', (reading, _query, name) => showRedirect(reading, name)],
])

function answerTo(path: string, reading: Reading, query: QueryParameters): Answer | Promise<Answer> {
  const answerWhole = whole.get(path)
  if (answerWhole) return answerWhole(reading, query)
  const end = path.indexOf('/')
  const answerOne = single.get(path.slice(0, end))
  if (!answerOne) throw notFound()
  return answerOne(reading, query, decodeName(path.slice(end + 1)))
}

function showSpace({ space: { id, name, domain, languages, cv } }: Reading): Answer {
  return { body: { space: { id, name, domain, version: cv, language_codes: languages } } }
}

function listExperiments({ space: { cv } }: Reading): Answer {
  return { body: { experiments: [], cv }, total: 0, perPage: 25 }
}

/**
 * Only an address that names the present cache version may be kept, for the next publish changes it. The vendor
 * redirects other requests to that address; we answer them at once.
 */
function cacheControl(path: string, { space, version, release, texts, key }: Reading, query: QueryParameters): string {
  // A file's answer may hold a signed address, which is good for an hour.
  if (path === 'assets/me') return 'private, no-store'
  if (version === 'draft' || release !== undefined || texts !== undefined || key.access === 'asset') return 'private, no-store'
  return query.text('cv') === String(space.cv) ? 'public, max-age=0, s-maxage=604800' : 'public, no-cache'
}

/** A full slug comes as `a/b` or as `a%2Fb`, with or without a slash at the end. */
function decodeName(encoded: string): string {
  try {
    return trimSlashes(decodeURIComponent(encoded))
  } catch {
    throw badRequest(`"${encoded.slice(0, 100)}" is not percent-encoded correctly`)
  }
}

/** A loop, because a regular expression takes quadratic time on an address full of slashes. */
function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}
