import type { ContentChange, StoryChange } from '../content/content-change.ts'

/** Which tags of pages a change of the content concerns; `undefined` when shoppers see no difference. */
export function changeConcerns(change: ContentChange): ((tag: string) => boolean) | undefined {
  switch (change.action) {
    case 'drafted':
    case 'asset-updated':
      // A story holds its own copy of what it shows of a file.
      return undefined
    case 'datasource-updated':
    case 'release-merged':
      return () => true
    default:
      return storyConcerns(change)
  }
}

function storyConcerns({ action, id, uuid, fullSlug, previousFullSlug }: StoryChange): (tag: string) => boolean {
  const slugs = [fullSlug, ...(previousFullSlug === undefined ? [] : [previousFullSlug])].map((slug) => slug.replace(/\/$/, ''))
  const tags = new Set(['links', `id:${id}`, ...slugs.map((slug) => `slug:${slug}`), ...(uuid ? [`story:${uuid}`] : [])])
  // A story that moved or went changes the links that lead to it. Hosted Storyblok does not say which one it was.
  const changesLinks = action !== 'published'
  const isLinked = (tag: string) => changesLinks && (uuid ? tag === `link:${uuid}` : tag.startsWith('link:'))
  const isListed = (tag: string) => tag.startsWith('folder:') && slugs.some((slug) => `${slug}/`.startsWith(tag.slice('folder:'.length)))
  return (tag) => tags.has(tag) || isLinked(tag) || isListed(tag)
}
