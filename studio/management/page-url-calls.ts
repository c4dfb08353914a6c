import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'
import { ManagementError } from './management-error.ts'

const PageUrl = z.looseObject({ full_slug: z.string(), url: z.string() })

export function pageUrlCalls({ ask, send, inSpace }: ManagementDoor) {
  return {
    /** Where shoppers find the pages of these stories, with the texts of a language. Ours; a service without them answers 404. */
    async pageUrls(slugs: readonly string[], language = ''): Promise<Map<string, string>> {
      const query = new URLSearchParams({ by_slugs: slugs.join(), language })
      const { page_urls } = await ask(z.object({ page_urls: z.array(PageUrl) }), `${inSpace('page_urls')}?${query}`)
      return new Map(page_urls.map(({ full_slug, url }) => [full_slug, url]))
    },
    /** What a story (`slug`) at this full slug, or a redirect from it, would be refused with. Ours; another service says nothing before. */
    async refusalOf(kind: 'slug' | 'from_slug', fullSlug: string): Promise<string | undefined> {
      try {
        await send('GET', `${inSpace('address_check')}?${new URLSearchParams({ [kind]: fullSlug })}`)
        return undefined
      } catch (error) {
        if (!(error instanceof ManagementError) || ![404, 422].includes(error.status)) throw error
        return error.status === 422 ? error.message : undefined
      }
    },
  }
}
