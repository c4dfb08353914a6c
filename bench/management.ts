import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'

/** What a tool of an editor's asks of the shop that is measured. */
export const adminToken = 'token-of-the-admin-in-benchmarks-0123456789'

const agent = new Agent({ keepAlive: true })

/**
 * Sends a request to the Management API of a shop that was started with `STUDIO_ADMIN_TOKEN`, and answers its body. Over node:http:
 * fetch would take as long again as the smallest answer.
 */
export async function manage<Answer>(studio: string, method: string, path: string, body?: object): Promise<Answer> {
  const sent = JSON.stringify(body ?? {})
  const headers = { authorization: adminToken, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request(`${studio}/v1/spaces/1/${path}`, { method, agent, headers }, (answer) => {
    json(answer).then((told) => {
      if (answer.statusCode === 200 || answer.statusCode === 201) resolve(told as Answer)
      else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${JSON.stringify(told)}`))
    }, reject)
  })
    .on('error', reject)
    .end(sent)
  return promise
}
