/**
 * The one door to the content service: Storyblok's Management API v1, ours on the studio's own origin by the session's
 * cookie. Answers are parsed here, at the border.
 */
import * as z from 'zod/mini'
import type { RawBlok } from '../../schemas/blok.ts'
import { Asset, AssetFolder, Component, DatasourceEntry, type FieldProblem, Person, Space, Story, StoryInList, Version } from './answers.ts'
import { sendFile } from './send-file.ts'

/** The service answered, but not what was asked for. `message` can be shown to a person. */
export class ManagementError extends Error {
  override name = 'ManagementError'
  readonly status: number
  /** Of a story that can't be published; empty for all else. */
  readonly problems: FieldProblem[]
  /** Of a text that was refused because somebody else had saved: the version as which it is kept. */
  readonly keptVersion: number | undefined

  constructor(status: number, message: string, problems: FieldProblem[] = [], keptVersion?: number) {
    super(message)
    this.status = status
    this.problems = problems
    this.keptVersion = keptVersion
  }
}

/** The service could not be reached. What was sent may be sent again. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

const patienceMs = 30_000

const Total = z.coerce.number()

export interface Listed<Item> {
  items: Item[]
  /** Of all pages. */
  total: number
}

export interface StoryListQuery {
  search?: string
  with_parent?: number
  starts_with?: string
  by_uuids?: string
  mine?: boolean
  is_published?: boolean
  story_only?: boolean
  folder_only?: boolean
  sort_by?: string
  page?: number
  per_page?: number
  reference_search?: string
  contain_component?: string
  in_trash?: boolean
  scheduled_at_gt?: string
  text_search?: string
}

/** What of a story is written; all else stays. */
export interface StoryChange {
  content?: object
  name?: string
  slug?: string
  parent_id?: number
  tag_list?: string[]
  publish_at?: string | null
  expire_at?: string | null
  is_folder?: boolean
  is_startpage?: boolean
  /** `null`: nobody had saved the story yet. */
  base_version_id?: number | null
}

export type ManagementClient = ReturnType<typeof createManagementClient>

export function createManagementClient({ origin = '', fetch = globalThis.fetch.bind(globalThis) } = {}) {
  let spacePath = '/v1/spaces/1'

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      // A line that is dead without saying so.
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause) => {
      throw new ConnectionError('The content service cannot be reached.', { cause })
    })
    if (response.ok) return response
    if (response.status === 502 || response.status === 504) throw new ConnectionError(`The content service answered ${response.status}.`)
    throw await readError(response)
  }

  async function ask<Type extends z.ZodMiniType>(schema: Type, path: string): Promise<z.output<Type>> {
    return z.parse(schema, await readJson(await send('GET', path)))
  }

  async function list<Type extends z.ZodMiniType>(
    schema: Type,
    wrapper: string,
    path: string,
    query: object = {},
  ): Promise<Listed<z.output<Type>>> {
    const response = await send('GET', `${spacePath}/${path}${queryOf(query)}`)
    const items = z.parse(z.record(z.string(), z.unknown()), await readJson(response))[wrapper]
    return { items: z.parse(z.array(schema), items), total: z.parse(Total, response.headers.get('total') ?? 0) }
  }

  /** Every page of a list that a space has few of. */
  async function listAll<Type extends z.ZodMiniType>(
    schema: Type,
    wrapper: string,
    path: string,
    query: object = {},
  ): Promise<z.output<Type>[]> {
    const all: z.output<Type>[] = []
    for (let page = 1; ; page++) {
      const { items, total } = await list(schema, wrapper, path, { ...query, per_page: 100, page })
      all.push(...items)
      if (items.length === 0 || all.length >= total) return all
    }
  }

  const write = async (method: string, path: string, change: object): Promise<Story> =>
    z.parse(z.object({ story: Story }), await readJson(await send(method, `${spacePath}/${path}`, change))).story

  return {
    session: () => ask(z.object({ user: Person }), '/v1/session'),
    signIn: (email: string, password: string) => send('POST', '/v1/session', { email, password }),
    signOut: () => send('DELETE', '/v1/session'),
    async space() {
      const { spaces } = await ask(z.object({ spaces: z.array(Space) }), '/v1/spaces')
      const [space] = spaces
      if (!space) throw new ManagementError(404, 'There is no space.')
      spacePath = `/v1/spaces/${space.id}`
      return space
    },
    components: () => listAll(Component, 'components', 'components'),
    stories: (query: StoryListQuery = {}) => list(StoryInList, 'stories', 'stories', query),
    allStories: (query: StoryListQuery = {}) => listAll(StoryInList, 'stories', 'stories', query),
    story: async (id: number) => (await ask(z.object({ story: Story }), `${spacePath}/stories/${id}`)).story,
    /** Server-sent events of a story that is open; ours, 404 elsewhere. */
    editorsAddress: (id: number) => `${origin}${spacePath}/stories/${id}/editors`,
    createStory: (story: StoryChange) => write('POST', 'stories', { story }),
    saveStory: (id: number, story: StoryChange) => write('PUT', `stories/${id}`, { story }),
    publishStory: (id: number) => write('PUT', `stories/${id}/publish`, {}),
    unpublishStory: (id: number) => write('PUT', `stories/${id}/unpublish`, {}),
    deleteStory: (id: number) => send('DELETE', `${spacePath}/stories/${id}`),
    undeleteStory: (id: number) => write('PUT', `stories/${id}/undelete`, {}),
    duplicateStory: (id: number, story: StoryChange) => write('POST', `stories/${id}/duplicate`, { story }),
    /**
     * What was published last, with all its languages; `null` when nothing of it is known. A story that came with the shop
     * was published as it was seeded.
     */
    async publishedContent(storyId: number): Promise<RawBlok | null> {
      const versions = await list(Version, 'story_versions', 'story_versions', { by_story_id: storyId, show_content: true, per_page: 100 })
      return versions.items.find(({ status }) => status === 'publish' || status === 'published' || status === 'seed')?.content ?? null
    },
    versions: (storyId: number) =>
      list(Version, 'story_versions', 'story_versions', { by_story_id: storyId, show_content: true, per_page: 25 }),
    restoreVersion: (storyId: number, version: number) => write('PUT', `stories/${storyId}/overwrite_with?version=${version}`, {}),
    assets: (query: { search?: string; in_folder?: number; page?: number } = {}) =>
      list(Asset, 'assets', 'assets', { ...query, per_page: 48 }),
    assetFolders: () => listAll(AssetFolder, 'asset_folders', 'asset_folders'),
    datasourceEntries: (slug: string) => listAll(DatasourceEntry, 'datasource_entries', 'datasource_entries', { datasource_slug: slug }),
    /** The three steps of an upload: asking where to, sending the file, saying that it is there. */
    async uploadAsset(
      file: File,
      folder: number | undefined,
      onProgress: (share: number) => void = () => {},
    ): Promise<z.output<typeof Asset>> {
      const asked = await send('POST', `${spacePath}/assets`, { filename: file.name, ...(folder && { asset_folder_id: folder }) })
      const { id, post_url, fields } = z.parse(SignedUpload, await asked.json())
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file)
      const sent = await sendFile(post_url, form, onProgress).catch((cause) => {
        throw new ConnectionError('The file could not be sent.', { cause })
      })
      if (!sent.ok) throw await readError(sent)
      const done = await send('GET', `${spacePath}/assets/${id}/finish_upload`)
      const answered = z.safeParse(Asset, await done.json())
      return answered.data ?? ask(Asset, `${spacePath}/assets/${id}`)
    },
  }
}

const SignedUpload = z.looseObject({ id: z.number(), post_url: z.string(), fields: z.record(z.string(), z.string()) })

/** An answer that breaks off is none. */
function readJson(response: Response): Promise<unknown> {
  return response.json().catch((cause) => {
    throw new ConnectionError('The answer of the content service broke off.', { cause })
  })
}

const Refusal = z.looseObject({
  error: z.optional(z.string()),
  problems: z.optional(z.array(z.unknown())),
  kept_version_id: z.optional(z.number()),
})

/** Errors come as `{ error }`, or as lists of sentences by field. */
async function readError(response: Response): Promise<ManagementError> {
  const body = z.safeParse(Refusal, await response.json().catch(() => ({}))).data ?? {}
  const problems = z.safeParse(z.array(z.custom<FieldProblem>()), body.problems).data ?? []
  const sentences = Object.entries(body)
    .filter(([field]) => field !== 'problems' && field !== 'error')
    .flatMap(([field, value]) => (Array.isArray(value) ? value.map((sentence) => `${field} ${sentence}`) : []))
  const message = body.error ?? (sentences.join('; ') || `HTTP ${response.status}`)
  return new ManagementError(response.status, message, problems, body.kept_version_id)
}

function queryOf(query: object): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return set.length === 0 ? '' : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
