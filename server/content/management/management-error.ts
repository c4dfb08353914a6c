import type { JsonObject } from '../blok-tree.ts'

type ManagementErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 507

/** An answer other than success, in the vendor's form. Thrown while a request is handled; the API turns it into the response. */
export class ManagementError extends Error {
  override name = 'ManagementError'
  readonly status: ManagementErrorStatus
  readonly body: JsonObject | [string]

  constructor(status: ManagementErrorStatus, body: JsonObject | [string]) {
    super(Array.isArray(body) ? body[0] : JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

export function badRequest(error: string) {
  return new ManagementError(400, { error })
}

export function unauthorized() {
  return new ManagementError(401, { error: 'Unauthorized' })
}

export function forbidden(error: string) {
  return new ManagementError(403, { error })
}

/** The one error whose body is an array; the vendor's clients count on it. */
export function notFound() {
  return new ManagementError(404, ['This record could not be found'])
}

export function tooLarge(mostMegabytes: number) {
  return new ManagementError(413, { error: `The request is larger than ${mostMegabytes} MB; send less at a time` })
}

/** What is wrong with one field of what was sent: `{"slug":["has already been taken"]}`. */
export function invalid(field: string, sentence: string) {
  return new ManagementError(422, { [field]: [sentence] })
}

export function tooManySignIns() {
  return tooManyRequests('There were too many attempts to sign in; try again in 15 minutes')
}

export function tooManyRequests(error: string) {
  return new ManagementError(429, { error })
}
