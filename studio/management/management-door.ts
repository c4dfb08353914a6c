/** How the content service is asked: one request, a list, all pages of a list, a story's write; and how it refuses. */
import * as z from 'zod/mini'
import { type FieldProblem, Story } from './answers.ts'
import { ConnectionError, ManagementError } from './management-error.ts'

const patienceMs = 30_000

/** Where a session begins, is asked for and ends. */
export const sessionPath = '/v1/session'

const Total = z.coerce.number()

export interface Listed<Item> {
  items: Item[]
  /** Of all pages. */
  total: number
}

export type ManagementDoor = ReturnType<typeof createManagementDoor>

export interface DoorParts {
  /** Of the content service; empty for the studio's own. */
  origin?: string
  /** Of a person at another service; at the studio's own the session's cookie says who asks. */
  token?: string | undefined
  fetch?: typeof globalThis.fetch
  /** Puts what the service refuses with into the words of the person who reads it. */
  word?: (sentence: string) => string | Promise<string>
  /** Asked when the session has ended. Answers whether there is one again, and what was refused is to be sent once more. */
  signInAgain?: () => Promise<boolean>
}

export function createManagementDoor({
  origin = '',
  token,
  fetch = globalThis.fetch.bind(globalThis),
  word = (sentence) => sentence,
  signInAgain = async () => false,
}: DoorParts = {}) {
  let spacePath = '/v1/spaces/1'

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) },
      ...(token && { credentials: 'omit' as const }),
      // A line that is dead without saying so.
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause) => {
      throw new ConnectionError('The content service cannot be reached.', { cause })
    })
    if (response.ok) return response
    if (response.status === 401 && path !== sessionPath && (await signInAgain())) return send(method, path, body)
    if (response.status === 502 || response.status === 504) throw new ConnectionError(`The content service answered ${response.status}.`)
    throw await refused(response)
  }

  async function refused(response: Response): Promise<ManagementError> {
    const { status, message, problems, keptVersion, body } = await readError(response)
    return new ManagementError(status, await word(message), problems, keptVersion, body)
  }

  async function ask<Type extends z.ZodMiniType>(schema: Type, path: string, method = 'GET', body?: object): Promise<z.output<Type>> {
    return z.parse(schema, await readJson(await send(method, path, body)))
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
    send,
    ask,
    list,
    listAll,
    write,
    refused,
    /** The path of a part of the space that was entered. */
    inSpace: (path: string) => `${spacePath}/${path}`,
    /** Where a browser finds it. */
    addressOf: (path: string) => `${origin}${spacePath}/${path}`,
    enterSpace(id: number) {
      spacePath = `/v1/spaces/${id}`
    },
  }
}

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
  const answer: unknown = await response.json().catch(() => ({}))
  // What is not there is answered with a bare list of sentences.
  const body = z.safeParse(Refusal, Array.isArray(answer) ? { error: answer.join('; ') } : answer).data ?? {}
  const problems = z.safeParse(z.array(z.custom<FieldProblem>()), body.problems).data ?? []
  const sentences = Object.entries(body)
    .filter(([field]) => field !== 'problems' && field !== 'error')
    .flatMap(([field, value]) =>
      Array.isArray(value) ? value.map((sentence) => (isWhole(sentence) ? sentence : `${field} ${sentence}`)) : [],
    )
  const message = body.error ?? (sentences.join('; ') || `HTTP ${response.status}`)
  return new ManagementError(response.status, message, problems, body.kept_version_id, body)
}

/** A sentence of its own, not what is to be said of a field. */
const isWhole = (sentence: unknown) => /^\p{Lu}/u.test(String(sentence))

function queryOf(query: object): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return set.length === 0 ? '' : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
