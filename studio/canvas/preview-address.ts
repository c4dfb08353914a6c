import type { Space, Story } from '../management/answers.ts'

/** The sites that show the space's stories; its own first, which has no name. */
export const sitesOf = ({ domain, environments }: Space) => [{ name: '', location: domain }, ...(environments ?? [])]

/** The space's own when there is none of that name. */
export const siteOf = (space: Space, name: string) =>
  sitesOf(space).find((site) => site.name === name) ?? { name: '', location: space.domain }

export interface PreviewedText {
  /** Where the stories are shown; the space's own when left out. */
  site?: string
  /** A code of the space's languages; `''` for its default. */
  language: string
  /** The release whose texts are shown. */
  release?: number | undefined
}

/**
 * Where a story's draft is shown, as Storyblok's editor asks for it: the site, the story's path and the signed
 * parameters (facts of the vendor's preview URL).
 */
export function previewAddress(space: Space, story: Story, { site = space.domain, language, release = 0 }: PreviewedText): URL {
  const address = new URL((story.path || story.full_slug).replace(/^\//, ''), site)
  const { token = '', timestamp = '' } = story.preview_token ?? {}
  const parameters = {
    _storyblok: story.id,
    _storyblok_c: story.content.component,
    _storyblok_version: '',
    _storyblok_lang: language || 'default',
    _storyblok_release: release,
    _storyblok_rl: Date.now(),
    '_storyblok_tk[space_id]': space.id,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value))
  return address
}
