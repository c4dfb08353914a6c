import StoryblokClient from 'storyblok-js-client'
import { fetchWhole } from './fetch-whole.ts'

export interface StoryblokAccess {
  /** A preview token, which reads drafts too. */
  token: string
  /** Of another region or a compatible service; the European one when left out. */
  apiUrl?: string
}

/** The vendor's client, as the shop asks hosted Storyblok. */
export function storyblokClient({ token, apiUrl }: StoryblokAccess): StoryblokClient {
  return new StoryblokClient({
    accessToken: token,
    ...(apiUrl !== undefined && { endpoint: endpointOf(apiUrl) }),
    // R9.13 and R8.08. The delay between tries is in milliseconds, the time for an answer in seconds.
    rateLimit: 5,
    maxRetries: 10,
    retriesDelay: 300,
    timeout: 2,
    fetch: fetchWhole,
    // The client would send the last cache version it has seen, and then get old copies until it happens to
    // see a newer one. Without one, the service redirects every read to what is published now.
    cache: { type: 'none', cv: 'manual' },
  })
}

/** The client wants the API's version in the address; settings may name the host alone. */
function endpointOf(apiUrl: string): string {
  const address = apiUrl.replace(/\/$/, '')
  return address.endsWith('/v2') ? address : `${address}/v2`
}
