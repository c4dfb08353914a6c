import type { Space } from './content/space.ts'
import type { Settings } from './settings/settings.ts'

/** The space that the shop's content stands in. */
export function shopSpace({ spaceId, shopUrl }: Pick<Settings, 'spaceId' | 'shopUrl'>): Space {
  return { id: spaceId, name: 'Anlass', domain: shopUrl, languages: ['de-at', 'de-ch'] }
}
