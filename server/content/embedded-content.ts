import StoryblokClient from 'storyblok-js-client'
import { clientContent } from './client-content.ts'
import type { Content } from './content.ts'
import { type Delivered, type DeliveryParts, deliver } from './delivery/deliver.ts'

/**
 * Content from our own Delivery API in this process: the vendor's client, with the API in the place of the network. What it
 * answers is handed over as it is: to write it as JSON, name it and read it again takes as long as to read it from the database.
 * Links are in their places then: the client would look at every field of the content, and copy a story for each link.
 */
export function embeddedContent(delivery: DeliveryParts): Content {
  const client = new StoryblokClient({
    accessToken: delivery.tokens.preview,
    endpoint: 'http://content.embedded/v2',
    fetch: async (address) => new HandedOver(await deliver({ ...delivery, putsLinksInPlace: true }, String(address))),
    // Zero takes the client's throttle away; it would hold pages back at 50 reads a second.
    rateLimit: 0,
    // No memory and no cache version, both of which the client shares in the whole process: the next read sees every publish.
    cache: { type: 'none', cv: 'manual' },
  })
  return clientContent(client, { isOurs: true })
}

/** The one way in which the client reads a body. */
class HandedOver extends Response {
  readonly #body: unknown

  constructor({ status, headers, body }: Delivered) {
    super(null, { status, headers })
    this.#body = body
  }

  override async json() {
    return this.#body
  }
}
