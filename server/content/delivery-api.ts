/**
 * Storyblok's Content Delivery API v2, served from the embedded database. The shop reads its
 * stories here through the vendor's own client, and so can any other site.
 *
 * GET /v2/cdn/stories                 a list of stories
 * GET /v2/cdn/stories/:name           one story, by full slug, id, or uuid with find_by=uuid
 * GET /v2/cdn/links                   where stories and folders stand
 * GET /v2/cdn/links/:uuid
 * GET /v2/cdn/spaces/me
 * GET /v2/cdn/datasources
 * GET /v2/cdn/datasources/:name       by id or slug
 * GET /v2/cdn/datasource_entries
 * GET /v2/cdn/tags
 * GET /v2/cdn/assets/me               one file, by its address
 * GET /v2/cdn/redirects              former addresses of stories that moved
 * GET /v2/cdn/redirects/:slug
 * GET /v2/cdn/experiments             none: stories have no variants here
 *
 * Beside the vendor's parameters, with a preview token: `at`, an instant, answers what will be published then, and `drafts_of`,
 * ids of stories, what would be if these drafts were.
 */
import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Database } from '../database/database.ts'
import { findKey, readAskedVersion, type Tokens, textsAhead } from './delivery/access.ts'
import type { Answer } from './delivery/answer.ts'
import { findAsset } from './delivery/assets.ts'
import { findDatasource, listDatasourceEntries, listDatasources } from './delivery/datasources.ts'
import { addressTooLong, badRequest, DeliveryError, methodNotAllowed, notFound } from './delivery/delivery-error.ts'
import { findLink, listLinks } from './delivery/links.ts'
import { type QueryParameters, readQuery } from './delivery/query-parameters.ts'
import type { Reading } from './delivery/reading.ts'
import { listRedirects, showRedirect } from './delivery/redirects.ts'
import { findStory, listStories } from './delivery/stories.ts'
import { listTags } from './delivery/tags.ts'
import { getSpace } from './space.ts'

export interface DeliveryApiParts {
  database: Database
  tokens: Tokens
  /** Hears of errors that are nobody's request; the client only gets a 500. They go to the console when nobody listens. */
  onError?: (error: Error) => void
}

/** As much as Node itself takes of a request's head. */
const mostOfAddress = 16_384

export function deliveryApi({ database, tokens, onError = console.error }: DeliveryApiParts): Hono {
  return new Hono()
    .use('/v2/cdn/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders: ['total', 'per-page', 'etag'] }))
    .use('/v2/cdn/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'] }))
    .get('/v2/cdn/*', async (c) => {
      if (c.req.url.length > mostOfAddress) throw addressTooLong(mostOfAddress)
      const url = new URL(c.req.url)
      const query = readQuery(url.searchParams)
      const path = trimSlashes(url.pathname.slice('/v2/cdn'.length))
      // A list of links without a version holds drafts and published stories alike, as far as the token may see them.
      const key = await findKey(database, tokens, query)
      const { ahead, ...asked } =
        path === 'assets/me'
          ? { version: 'published' as const, ahead: undefined }
          : readAskedVersion(query, key, path === 'links' ? 'draft' : 'published')
      const texts = ahead && (await textsAhead(database, ahead))
      const space = await getSpace(database.kysely)
      const reading: Reading = { database, space, key, signingKey: tokens.preview, ...asked, ...texts }
      return send(c, await answerTo(path, reading, query), cacheControl(reading, query))
    })
    .all('/v2/cdn/*', (c) => {
      c.header('allow', 'GET, HEAD, OPTIONS')
      throw methodNotAllowed()
    })
    .onError((error, c) => {
      if (error instanceof DeliveryError) return c.json(error.body, error.status)
      onError(error)
      return c.json({ error: 'Internal Server Error' }, 500)
    })
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

function send(c: Context, { body, total, perPage }: Answer, cacheControl: string): Response {
  c.header('cache-control', cacheControl)
  if (total !== undefined && perPage !== undefined) {
    c.header('total', String(total))
    c.header('per-page', String(perPage))
  }
  // Written and named here once; the middleware would read the answer back to name it.
  const text = JSON.stringify(body)
  c.header('etag', `"${hash('sha1', text)}"`)
  return c.body(text, 200, { 'content-type': 'application/json' })
}

/**
 * Only an address that names the present cache version may be kept, for the next publish changes it. The vendor
 * redirects other requests to that address; we answer them at once, because the client in our own
 * process is not behind a `fetch` that follows redirects, and must never be a version behind.
 */
function cacheControl({ space, version, release, texts, key }: Reading, query: QueryParameters): string {
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
