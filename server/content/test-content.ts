/** A small space for tests: a real database in memory, its store, and the Delivery API on it. */
import { openTestDatabase } from '../database/test-database.ts'
import type { JsonObject } from './blok-tree.ts'
import { type ContentStore, openContentStore } from './content-store.ts'
import { deliveryApi } from './delivery-api.ts'

export const tokens = { public: 'public-token-of-tests', preview: 'preview-token-of-tests' }
export const space = { id: 52681, name: 'Anlass', domain: 'http://localhost:3000/', languages: ['de-at', 'fr-fr'] }

export async function openTestContent() {
  const database = await openTestDatabase()
  const store = await openContentStore(database, space)
  const errors: Error[] = []
  const delivery = { database, tokens, onError: (error: Error) => void errors.push(error) }
  const api = deliveryApi(delivery)

  /** Asks as a site does that shows what is published; answers the parsed body too. */
  const get = async (path: string, query: Record<string, string> | string = {}) => {
    const search = new URLSearchParams(query)
    if (!search.has('token')) search.set('token', tokens.preview)
    const response = await api.request(`http://content.test/v2/cdn/${path}?${search}`)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  /** The full slugs of a list of stories. */
  const slugs = async (query: Record<string, string> | string = {}): Promise<string[]> => {
    const { body } = await get('stories', query)
    if (!body.stories) throw new Error(JSON.stringify(body))
    return body.stories.map((story: { full_slug: string }) => story.full_slug)
  }
  return { database, store, api, delivery, errors, get, slugs }
}

/** A root blok of the type `page`. */
export function page(fields: JsonObject = {}): JsonObject {
  return { _uid: crypto.randomUUID(), component: 'page', ...fields }
}

interface Writing {
  fields?: JsonObject
  name?: string
  uuid?: string
  tags?: string[]
  position?: number
  path?: string
  groupId?: string
  isStartpage?: boolean
}

/** Saves a story under a full slug, with the folders it needs. */
export async function draft(store: ContentStore, fullSlug: string, { fields, ...story }: Writing = {}): Promise<number> {
  const steps = fullSlug.split('/')
  const slug = steps.pop() ?? ''
  let parentId = 0
  for (const [index, step] of steps.entries()) {
    const folderSlug = steps.slice(0, index + 1).join('/')
    const folder = await store.database.kysely.selectFrom('stories').select('id').where('full_slug', '=', folderSlug).executeTakeFirst()
    parentId = folder?.id ?? (await store.createStory({ name: step, slug: step, parentId, isFolder: true }))
  }
  return store.createStory({ name: slug, slug, parentId, content: page(fields), ...story })
}

/** Saves a story and publishes it. */
export async function publish(store: ContentStore, fullSlug: string, story: Writing = {}): Promise<number> {
  const id = await draft(store, fullSlug, story)
  await store.publishStory(id)
  return id
}
