import * as z from 'zod/mini'

/** How this person likes the studio; kept in the browser. */
const Preferences = z.object({
  language: z._default(z.enum(['de', 'en']), 'de'),
  appearance: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** `storyblok`: the page left, the form right, no outline. */
  /** The name of the site on which stories are shown; the space's own when there is none of that name. */
  previewSite: z._default(z.string(), ''),
  layout: z._default(z.enum(['outline', 'storyblok']), 'outline'),
})
export type Preferences = z.output<typeof Preferences>

const key = 'anlass.preferences'

export function readPreferences(storage: Storage): Preferences {
  try {
    return z.parse(Preferences, JSON.parse(storage.getItem(key) ?? '{}'))
  } catch {
    return z.parse(Preferences, {})
  }
}

export const keepPreferences = (storage: Storage, preferences: Preferences) => storage.setItem(key, JSON.stringify(preferences))
