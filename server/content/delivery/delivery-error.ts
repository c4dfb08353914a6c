type DeliveryErrorStatus = 400 | 401 | 404 | 405 | 414 | 422

/** An answer other than 200, in the vendor's words. Thrown while a request is read; the API turns it into the response. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly status: DeliveryErrorStatus
  readonly body: { error: string } | [string]

  constructor(status: DeliveryErrorStatus, body: { error: string } | [string]) {
    super(Array.isArray(body) ? body[0] : body.error)
    this.status = status
    this.body = body
  }
}

export function badRequest(error: string) {
  return new DeliveryError(400, { error })
}

export function methodNotAllowed() {
  return new DeliveryError(405, { error: 'Only GET, HEAD and OPTIONS are answered here' })
}

export function addressTooLong(most: number) {
  return new DeliveryError(414, { error: `The address is longer than ${most} characters; ask for less at a time` })
}

export function unauthorized() {
  return new DeliveryError(401, { error: 'Unauthorized' })
}

/** The one error whose body is an array; the vendor's clients count on it. */
export function notFound() {
  return new DeliveryError(404, ['This record could not be found'])
}

export function unprocessable(error: string) {
  return new DeliveryError(422, { error })
}
