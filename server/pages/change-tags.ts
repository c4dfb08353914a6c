import type { ContentChange, StoryChange } from '../content/content-change.ts'
import { fileTag } from '../images/file-tags.ts'

/** Every page reads it: the tag of changes of which nobody can say what they concern. */
export const anyContent = 'content'

/** The tag of pages that were looked for a story at this full slug. */
export const slugTag = (fullSlug: string) => `slug:${fullSlug}`

/** The tag of the page of a story, at each of its addresses, those before it was moved too. */
export const pageTag = (storyId: number) => `page:${storyId}`
export const isPageTag = (tag: string) => tag.startsWith('page:')

/** The tag of pages that list what stands in a folder. */
export const folderTag = (folder: string) => `folder:${folder.replace(/\/?$/, '/')}`

/** What only a story's own page reads of it. What else reads it asks for lists and links, too, which have tags of their own. */
export const ownTags = (story: Pick<StoryChange, 'id' | 'fullSlug'>): string[] => [`id:${story.id}`, slugTag(withoutSlash(story.fullSlug))]

/** The tags of the pages that a change of the content concerns; none when shoppers see no difference. */
export function changeTags(change: ContentChange): string[] {
  switch (change.action) {
    case 'drafted':
      return []
    case 'asset-updated':
      // A story holds its own copy of what it shows of a file.
      return change.hiddenFile === undefined ? [] : [fileTag(change.hiddenFile)]
    case 'datasource-updated':
      // Editors choose from it and fill templates with it; blocks can ask for stories alone (page-reader-of.ts).
      return []
    case 'release-merged':
      return change.releaseId === undefined ? [anyContent] : []
    default:
      return storyTags(change)
  }
}

/** Nobody can say which stories changed, nor which were withdrawn. */
export const isUnknown = (change: ContentChange) => change.action === 'release-merged' && change.releaseId === undefined

/** The tags of the pages that nobody may see any more: their story was withdrawn. */
export function withdrawnTags(change: ContentChange): string[] {
  return change.action === 'unpublished' || change.action === 'deleted' ? [pageTag(change.id)] : []
}

function storyTags({ action, id, uuid, fullSlug, previousFullSlug, appears, isUnseen }: StoryChange): string[] {
  if (isUnseen) return []
  // A story that came, moved or went changes the links that lead to it. Hosted Storyblok does not say which one it was.
  const changesLinks = action !== 'published' || appears === true
  if (changesLinks && !uuid) return [anyContent]
  const slugs = [fullSlug, ...(previousFullSlug === undefined ? [] : [previousFullSlug])].map(withoutSlash)
  return [
    'links',
    `id:${id}`,
    ...(uuid ? [`story:${uuid}`] : []),
    ...(changesLinks ? [`link:${uuid}`] : []),
    ...slugs.flatMap((slug) => [slugTag(slug), ...foldersOf(slug)]),
  ]
}

const withoutSlash = (slug: string) => slug.replace(/\/$/, '')

/** `a/b/c` is listed by `a/`, by `a/b/`, and with what is in it by `a/b/c/`. */
function foldersOf(slug: string): string[] {
  const steps = slug.split('/')
  return steps.map((_, index) => folderTag(steps.slice(0, index + 1).join('/')))
}
