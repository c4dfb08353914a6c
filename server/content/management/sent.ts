import type { Context } from 'hono'
import { z } from 'zod'
import { extentOf, isObject, type JsonObject } from '../blok-tree.ts'
import { type QueryParameters, readQuery } from '../delivery/query-parameters.ts'
import { badRequest, invalid, ManagementError } from './management-error.ts'

/** What a request carries besides its path. */
export interface Sent {
  body: JsonObject
  /** Of the address, and of the body where the address has none: the vendor's older and newer clients differ in where they put them. */
  query: QueryParameters
}

/** No component's schema and no story is deeper; what is would end the stack of whoever walks through it. */
const deepestBody = 1_000
/** A page of a thousand blocks has some ten thousand. Each is looked at several times while shoppers wait. */
const mostValues = 150_000

export async function readSent(c: Context): Promise<Sent> {
  const inAddress = [...new URL(c.req.url).searchParams]
  const named = new Set(inAddress.map(([name]) => name))
  const body = await readBody(c)
  const inBody = Object.entries(body).flatMap(([name, value]): [string, string][] =>
    !named.has(name) && isParameter(value) ? [[name, String(value)]] : [],
  )
  return { body, query: readQuery([...inAddress, ...inBody]) }
}

const isParameter = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

export const mayHaveBody = (c: Context) => c.req.method !== 'GET' && c.req.method !== 'HEAD'

async function readBody(c: Context): Promise<JsonObject> {
  if (!mayHaveBody(c)) return {}
  const text = await c.req.text()
  if (text.trim() === '') return {}
  const body = parseJson(text)
  if (!isObject(body)) throw badRequest('The body must be a JSON object')
  const { depth, values } = extentOf(body)
  if (depth > deepestBody) throw new ManagementError(422, { error: `The body is ${depth} levels deep; ${deepestBody} are allowed` })
  if (values > mostValues)
    throw new ManagementError(422, { error: `The body holds ${values} values; ${mostValues} are allowed. Send less at a time` })
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
}

/** Nobody reads more of what is wrong. */
const mostIssues = 100

/** What stands under the resource's own name: `{ "story": { … } }`. Throws 422 naming each field that is wrong. */
export function parseWrapped<Schema extends z.ZodType>({ body }: Sent, wrapper: string, schema: Schema): z.output<Schema> {
  if (!isObject(body[wrapper])) throw invalid(wrapper, `is missing; send { "${wrapper}": { … } }`)
  return parseFields(body[wrapper], schema)
}

export function parseFields<Schema extends z.ZodType>(fields: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const wrong = Map.groupBy(parsed.error.issues.slice(0, mostIssues), ({ path }) => path.join('.') || 'body')
  throw new ManagementError(422, Object.fromEntries([...wrong].map(([field, issues]) => [field, issues.map(({ message }) => message)])))
}

/** A text of one line, as names are. PostgreSQL stores no NUL, and nobody means to send one. */
export function line(most = 255) {
  return z
    .string('must be text')
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'holds control characters')
}

/** The same, and something in it. */
export function filledLine(most = 255) {
  return line(most).refine((text) => text.trim() !== '', "can't be blank")
}
