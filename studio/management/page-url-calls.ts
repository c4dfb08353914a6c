import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

const PageUrl = z.looseObject({ full_slug: z.string(), url: z.string() })

export function pageUrlCalls({ ask, inSpace }: ManagementDoor) {
  return {
    /** Where shoppers find the pages of these stories. Ours; a service without them answers 404. */
    async pageUrls(slugs: readonly string[]): Promise<Map<string, string>> {
      const query = new URLSearchParams({ by_slugs: slugs.join() })
      const { page_urls } = await ask(z.object({ page_urls: z.array(PageUrl) }), `${inSpace('page_urls')}?${query}`)
      return new Map(page_urls.map(({ full_slug, url }) => [full_slug, url]))
    },
  }
}
