import type { ManagementClient } from '../management/management-client.ts'
import type { Words } from '../messages/german.ts'
import { type Choice, formerHost, formerSlug, type Wrong } from './choice.ts'

export interface AskedAddresses {
  client: Pick<ManagementClient, 'stories' | 'pageUrls' | 'refusalOf'>
  choice: Choice
  fullSlug: string
  /** The page stands there already. */
  isMade: boolean
  /** Of the site, where the service does not say where the page will be. */
  domain: string
}

/** What only the service knows of the addresses: whether they are free, and whether the shop would ever find what stands there. */
export async function wrongAddresses(asked: AskedAddresses, words: Words): Promise<Wrong> {
  const [slug, redirect] = await Promise.all([wrongSlug(asked, words), wrongRedirect(asked, words)])
  return { ...(slug && { slug }), ...(redirect && { redirect }) }
}

async function wrongSlug({ client, fullSlug, isMade }: AskedAddresses, { occasion: said }: Words): Promise<string | undefined> {
  if (isMade) return undefined
  const { items } = await client.stories({ by_slugs: fullSlug })
  const taken = items.find((story) => story.full_slug.replace(/\/$/, '') === fullSlug)
  return taken ? said.slugTaken(taken.name) : client.refusalOf('slug', fullSlug)
}

async function wrongRedirect({ client, choice, fullSlug, domain }: AskedAddresses, { occasion: said }: Words) {
  const from = formerSlug(choice.redirect, choice.brand)
  if (!from) return undefined
  const host = formerHost(choice.redirect)
  if (host) {
    const urls = await client.pageUrls([fullSlug]).catch(() => new Map<string, string>())
    const own = URL.parse(urls.get(fullSlug) ?? domain)?.host
    if (own && bare(host) !== bare(own)) return said.redirectElsewhere(host, own)
  }
  return client.refusalOf('from_slug', from)
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
