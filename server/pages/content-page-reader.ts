import type { PageCard, PageReader } from '../../runtime/page-reader.ts'
import type { Site } from '../../runtime/site/site.ts'
import { asset } from '../../schemas/fields/asset.ts'
import type { Content, Story } from '../content/content.ts'
import { folderTag } from './change-tags.ts'
import { languageOf } from './language.ts'

/** Notes what a render read, as tags of the page: `story:<uuid>`, `id:<id>`, `folder:<slug>`, `links`. */
export type NoteRead = (tag: string) => void

const CardImage = asset({ label: '' })

/** What blocks may ask for, answered by the content service. */
export function contentPageReader(content: Content, site: Site, version: 'draft' | 'published', note: NoteRead): PageReader {
  const language = languageOf(site.locale)
  const toCard = (story: Story): PageCard => {
    note(`id:${story.id}`)
    const { title, cardTitle, cardText, cardImage: image } = story.content
    return {
      uuid: story.uuid,
      slug: story.full_slug,
      title: text(cardTitle) || text(title) || story.name,
      text: text(cardText),
      image: imageOf(image),
    }
  }

  return {
    async listFolder(folder, { max = 100 } = {}) {
      note(folderTag(folder))
      const { stories } = await content.listStories({
        startsWith: folder.replace(/\/?$/, '/'),
        filterQuery: onlyPages,
        perPage: Math.min(max, 100),
        version,
        language,
        excludingFields: ['body'],
      })
      return stories.map(toCard)
    },
    async listPages(uuids) {
      if (uuids.length === 0) return []
      for (const uuid of uuids) note(`story:${uuid}`)
      const { stories } = await content.listStories({ byUuids: uuids, perPage: 100, version, language, excludingFields: ['body'] })
      const byUuid = new Map(stories.map((story) => [story.uuid, toCard(story)]))
      return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
    },
    async listLinks() {
      note('links')
      const links = await content.listLinks({ startsWith: `${site.channel}/`, version })
      return links.filter(({ slug, is_folder }) => !is_folder && isPublicPage(slug)).map(({ slug, name }) => ({ slug, name }))
    },
  }
}

const onlyPages = { component: { in: 'page' } }
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const imageOf = (value: unknown) => {
  const parsed = CardImage.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Stories that are parts of pages (head, foot, error screen) or tools are not pages a visitor looks for. */
export function isPublicPage(slug: string): boolean {
  return !/^[^/]+\/(global\/|_)/.test(slug)
}
