import type { Hono } from 'hono'
import StoryblokClient from 'storyblok-js-client'
import { clientContent } from './client-content.ts'
import type { Content } from './content.ts'

/** Content from our own Delivery API in this process: the vendor's client, with the API in the place of the network. */
export function embeddedContent(api: Hono, previewToken: string): Content {
  const client = new StoryblokClient({
    accessToken: previewToken,
    endpoint: 'http://content.embedded/v2',
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    // Zero takes the client's throttle away; it would hold pages back at 50 reads a second.
    rateLimit: 0,
    // No memory and no cache version, both of which the client shares in the whole process: the next read sees every publish.
    cache: { type: 'none', cv: 'manual' },
  })
  return clientContent(client, { isOurs: true })
}
