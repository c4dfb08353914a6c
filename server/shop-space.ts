import type { Space } from './content/space.ts'
import type { Settings } from './settings.ts'

/** The space that the shop's content stands in. */
export function shopSpace({ spaceId, port }: Pick<Settings, 'spaceId' | 'port'>): Space {
  return { id: spaceId, name: 'Anlass', domain: `http://localhost:${port}/`, languages: ['de-at', 'de-ch'] }
}
