import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import * as blocks from '../registry.ts'
import { designsQuery } from '../runtime/designs-query.ts'
import { drawBlok } from '../runtime/draw-blok.tsx'
import { loadData } from '../runtime/load-data.ts'
import { createMessages } from '../runtime/messages/create-messages.ts'
import { german } from '../runtime/messages/german.ts'
import { MessagesContext } from '../runtime/messages/messages.ts'
import type { PageCard, PageLink, PageReader } from '../runtime/page-reader.ts'
import { parseStory } from '../runtime/parse-story.ts'
import { readProductQuery } from '../runtime/product-query.ts'
import { createRegistry } from '../runtime/registry.ts'
import { type Contact, resolveSite, type Site, type SiteSettings } from '../runtime/site/site.ts'
import { SiteContext } from '../runtime/site/site-context.ts'
import type { RawBlok } from '../schemas/blok.ts'
import { type Design, DesignQuery, designsQuestion } from '../schemas/cards/design.ts'
import { designQueryKeys } from '../schemas/cards/design-filters.ts'
import type { Channel } from '../schemas/channel.ts'
import type { SiteCountry } from '../schemas/locale.ts'
import { embeddedShopApi } from '../server/shop-api/embedded-shop-api.ts'

const shopApi = embeddedShopApi(1)

const missing = (sentence: string) => {
  throw new Error(sentence)
}
/** A block whose words are missing fails. */
const messages = createMessages(missing, german)

export const registry = createRegistry(blocks)

const contact = (phone: string, city: string): Contact => ({ phone, email: 'hallo@anlass.example', street: 'Werkstattstraße 7', city })
const contacts = {
  de: contact('+49 89 1234 5670', '80331 München'),
  at: contact('+43 1 234 5670', '1010 Wien'),
  ch: contact('+41 44 123 45 67', '8001 Zürich'),
}

const settings: SiteSettings = {
  hosts: [
    { host: 'localhost', channel: 'anlass', country: 'de' },
    { host: 'myposter.localhost', channel: 'myposter', country: 'de' },
  ],
  channels: { anlass: { name: 'Anlass', contact: contacts }, myposter: { name: 'myposter', contact: contacts } },
  imageProvider: 'local',
}

/** The site of a brand, as the server would find it for a path. */
export function siteOf(channel: Channel, path = '/'): Site {
  const host = channel === 'anlass' ? 'localhost' : 'myposter.localhost'
  const request = resolveSite(new URL(path, `http://${host}`), settings)
  if (!request) throw new Error(`No site for ${host}.`)
  return request.site
}

/** A reader of pages that are given. */
export function readerOf({
  folders = {},
  pages = [],
  links = [],
  shippingCountry = 'de',
  channel = 'anlass',
  design,
}: {
  folders?: Record<string, PageCard[]>
  pages?: PageCard[]
  links?: PageLink[]
  shippingCountry?: SiteCountry
  channel?: Channel
  design?: Design
}): PageReader {
  let listings = 0
  return {
    channel,
    listFolder: async (folder, { max = Number.POSITIVE_INFINITY } = {}) => (folders[folder] ?? []).slice(0, max),
    listPages: async (uuids) => uuids.flatMap((uuid) => pages.find((page) => page.uuid === uuid) ?? []),
    listLinks: async () => links,
    askShop: async (question, query) => (await shopApi.ask({ ...siteOf(channel), country: shippingCountry }, question, query)).data,
    designs: async (asked) => {
      const query = DesignQuery.parse(readProductQuery(new URLSearchParams(designsQuery(asked)), designQueryKeys))
      return (await shopApi.ask(siteOf('anlass'), designsQuestion, query)).data
    },
    design,
    countListing: () => ++listings,
  }
}

export interface DrawOptions {
  site?: Site
  reader?: PageReader
}

/** A blok as the content service sends it, drawn to HTML: parsed, its data read, and put on the page of a site. */
export async function renderBlok(content: RawBlok, { site = siteOf('anlass'), reader = readerOf({}) }: DrawOptions = {}): Promise<string> {
  const blok = parseStory(content, 'test', registry)
  const data = await loadData(blok, reader)
  // In the browser a block that lives has the words it brings.
  const words = blok.block.wakes ? undefined : messages
  const complaints = vi.spyOn(console, 'error').mockImplementation(missing)
  try {
    return renderToStaticMarkup(
      <SiteContext value={site}>
        <MessagesContext value={words}>{drawBlok(blok, data)}</MessagesContext>
      </SiteContext>,
    )
  } finally {
    complaints.mockRestore()
  }
}

/** The example of a block, with some fields replaced. */
export function exampleOf(component: string, fields: Record<string, unknown> = {}): RawBlok {
  const block = registry.find(component)
  if (!block) throw new Error(`There is no block ${component}.`)
  return { ...block.example, ...fields }
}

/** The example of a block, drawn. */
export function renderExample(component: string, fields: Record<string, unknown> = {}, options: DrawOptions = {}): Promise<string> {
  return renderBlok(exampleOf(component, fields), options)
}
