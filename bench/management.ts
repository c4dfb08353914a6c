/** What a tool of an editor's asks of the shop that is measured. */
export const adminToken = 'token-of-the-admin-in-benchmarks-0123456789'

/** Sends a request to the Management API of a shop that was started with `STUDIO_ADMIN_TOKEN`, and answers its body. */
export async function manage<Answer>(studio: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${studio}/v1/spaces/1/${path}`, {
    method,
    headers: { authorization: adminToken, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
