import type { Space, Story } from '../management/answers.ts'

export interface PreviewedText {
  /** A code of the space's languages; `''` for its default. */
  language: string
  /** The release whose texts are shown. */
  release?: number | undefined
}

/**
 * Where a story's draft is shown, as Storyblok's editor asks for it: the space's domain, the story's path and the signed
 * parameters (facts of the vendor's preview URL).
 */
export function previewAddress(space: Space, story: Story, { language, release = 0 }: PreviewedText): URL {
  const address = new URL((story.path || story.full_slug).replace(/^\//, ''), space.domain)
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
