import type { Space, Story } from '../management/answers.ts'

/** The sites that show the space's stories; its own first, which has no name. */
export const sitesOf = ({ domain, environments }: Space) => [{ name: '', location: domain }, ...(environments ?? [])]

/** The space's own when there is none of that name. */
export const siteOf = (space: Space, name: string) =>
  sitesOf(space).find((site) => site.name === name) ?? { name: '', location: space.domain }

/**
 * Where a story's draft is shown, as Storyblok's editor asks for it: the site, the story's path and the signed
 * parameters (facts of the vendor's preview URL).
 */
export function previewAddress(space: Space, story: Story, { language = 'default', site = space.domain } = {}): URL {
  const address = new URL((story.path || story.full_slug).replace(/^\//, ''), site)
  const { token = '', timestamp = '' } = story.preview_token ?? {}
  const parameters = {
    _storyblok: story.id,
    _storyblok_c: story.content.component,
    _storyblok_version: '',
    _storyblok_lang: language,
    _storyblok_release: 0,
    _storyblok_rl: Date.now(),
    '_storyblok_tk[space_id]': space.id,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value))
  return address
}
