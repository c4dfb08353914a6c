import { createHmac } from 'node:crypto'
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isInside, reasonAgainst } from './webhook-address.ts'

export interface WebhookRequest {
  endpoint: string
  topic: string
  body: string
  secret: string | null
  allowsInside: boolean
}

export interface WebhookResponse {
  /** Null when there was no answer. */
  status: number | null
  /** The beginning of the answer, or why there was none. */
  text: string
}

/** `lookup` of node:dns, as it is used here. */
type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const timeoutMs = 30_000
const mostOfAnswer = 2_000

/** Posts to an endpoint once. Follows no redirects, which could lead inside the network. Never throws. */
export function sendWebhook(sent: WebhookRequest, resolveName: ResolveName = lookup): Promise<WebhookResponse> {
  const { promise, resolve } = Promise.withResolvers<WebhookResponse>()
  const failed = (reason: string) => resolve({ status: null, text: reason })
  const reason = reasonAgainst(sent.endpoint, sent.allowsInside)
  if (reason !== undefined) {
    failed(`The address ${reason}.`)
    return promise
  }
  const url = new URL(sent.endpoint)
  const post = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = post(url, {
    method: 'POST',
    headers: headersOf(sent),
    signal: AbortSignal.timeout(timeoutMs),
    ...(!sent.allowsInside && { lookup: lookupOutside(resolveName) }),
  })
  request.on('error', (error) => failed(error.name === 'TimeoutError' ? `No answer within ${timeoutMs / 1000} seconds.` : error.message))
  request.on('response', (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('error', (error) => failed(error.message))
    response.on('data', (piece) => {
      text = (text + piece).slice(0, mostOfAnswer)
      if (text.length === mostOfAnswer) response.destroy()
    })
    response.on('close', () => resolve({ status: response.statusCode ?? null, text }))
  })
  request.end(sent.body)
  return promise
}

/** The vendor's headers: what it is about, and with a secret the signature of exactly these bytes. */
function headersOf({ topic, body, secret }: WebhookRequest): Record<string, string> {
  const signature: Record<string, string> =
    secret === null ? {} : { 'webhook-signature': createHmac('sha1', secret).update(body).digest('hex') }
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-storyblok-topic': topic,
    ...signature,
  }
}

/** Looks at the very addresses that are then connected to, so that a name cannot mean another one a moment later. */
function lookupOutside(resolve: ResolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const outside = (addresses ?? []).filter(({ address }) => !isInside(address))
      const [first] = outside
      if (error || !first) return callback(error ?? new Error(`"${hostname}" is inside the network.`), [])
      if (options.all) callback(null, outside)
      else callback(null, first.address, first.family)
    })
  }
}
