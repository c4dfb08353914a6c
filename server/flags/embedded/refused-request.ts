import type { Context } from 'hono'
import type { z } from 'zod'

/** A request that cannot be answered, with a sentence for whoever reads the SDK's log. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  readonly status: 400 | 401 | 413
  readonly error: string

  constructor(status: 400 | 401 | 413, error: string, message: string) {
    super(message)
    this.status = status
    this.error = error
  }
}

/** The query of a request. Throws 400 when it is not as it should be. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return parse('query', schema, c.req.query())
}

/** The body of a request, whatever its content type: a beacon has none to choose. Throws 400 when it is not as it should be. */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parse('body', schema, parseJson(await c.req.text()))
}

export function parse<Schema extends z.ZodType>(what: 'query' | 'body', schema: Schema, sent: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(sent)
  if (error) {
    const [issue] = error.issues
    const place = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
    throw new RefusedRequest(400, `bad-${what}`, `The ${what} is not what Split's SDKs send${place}: ${issue?.message}.`)
  }
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedRequest(400, 'bad-body', 'The body is not JSON.')
  }
}
