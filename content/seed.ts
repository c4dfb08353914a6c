import { setImmediate as othersTurn } from 'node:timers/promises'
import { foldersAbove } from '../schemas/folders-above.ts'
import type { NewDatasource, NewStory } from './blok-builders.ts'
import { photobookCovers } from './copy/myposter/photobook-sets.ts'
import { folderName } from './folder-names.ts'
import { type KeptPicture, keepPictures, type PictureKeeping } from './keep-pictures.ts'
import { stories as pages } from './stories/stories.ts'
import { typeset } from './stories/typeset.ts'
import { templateDatasources } from './templates/datasources.ts'
import { templateStories } from './templates/page-templates.ts'

const stories = [...pages, ...templateStories.map(typeset)]

/** Every folder that a story stands in. */
const folders = [...new Set(stories.flatMap(({ slug }) => foldersAbove(slug)))].map((fullSlug) => ({
  fullSlug,
  name: folderName(fullSlug),
  isFolder: true,
  // Below the pages: editors' work is not there.
  ...(fullSlug.endsWith('/_vorlagen') && { position: 1_000 }),
}))

/** How the content service names things that content refers to. */
export interface SeedNames {
  spaceId: number
  storyUuid: (fullSlug: string) => string
  assetId: (filename: string) => number
}

/** Everything a fresh shop starts with, in the content service's own forms. Throws when content names a page or picture there is not. */
export async function contentSeed(names: SeedNames, keeping: PictureKeeping) {
  const pictures = await keepPictures([stories, templateDatasources, photobookCovers], names.spaceId, keeping)
  const slugs = new Set(stories.map(({ slug }) => slug))
  const toSeed = (story: NewStory) => ({
    fullSlug: story.slug,
    name: story.name,
    // A page with pages below it is the start page of their folder.
    ...(stories.some(({ slug }) => slug.startsWith(`${story.slug}/`)) && { isStartpage: true }),
    ...(story.path !== undefined && { path: story.path }),
    ...(story.position !== undefined && { position: story.position }),
    ...(story.isDraft && { isDraft: true }),
    ...(story.tags && { tags: story.tags }),
    content: resolve(story, { names, pictures, slugs }),
  })
  const seeded = []
  for (const story of stories) {
    seeded.push(toSeed(story))
    await othersTurn()
  }
  return {
    stories: [...folders, ...seeded],
    datasources: templateDatasources.map((datasource) => withPictures(datasource, pictures)),
    assets: [...pictures.values()].map(({ picture, file }) => ({
      ...file,
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
      focus: picture.focus ?? '',
    })),
  }
}

/** Pictures by the addresses of their files. */
function withPictures({ entries, ...datasource }: NewDatasource, pictures: Map<string, KeptPicture>) {
  const addressOf = (value: string | { $picture: string }, entry: string): string => {
    if (typeof value === 'string') return value
    const kept = pictures.get(value.$picture)
    if (!kept) throw new Error(`The entry ${entry} of ${datasource.slug} names the picture ${value.$picture}, which nobody draws.`)
    return kept.file.filename
  }
  return {
    ...datasource,
    entries: entries.map(({ name, value, dimensionValues = {} }) => ({
      name,
      value,
      dimensionValues: Object.fromEntries(Object.entries(dimensionValues).map(([key, said]) => [key, addressOf(said, name)])),
    })),
  }
}

interface Resolving {
  names: SeedNames
  pictures: Map<string, KeptPicture>
  slugs: Set<string>
}

type JsonObject = { [key: string]: unknown }
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The story's content with uids, and with links and assets where it only had names. */
function resolve({ slug, root }: NewStory, resolving: Resolving): JsonObject {
  const visit = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${path}.${index}`))
    if (!isObject(value)) return value
    if (typeof value.$picture === 'string') return assetField(value.$picture, value.alt, slug, resolving)
    if (typeof value.$story === 'string') return linkField(value.$story, value, slug, resolving)
    return visitFields(value, path)
  }
  const visitFields = (value: JsonObject, path: string): JsonObject => ({
    ...('component' in value && { _uid: `${slug}:${path}` }),
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, `${path}.${key}`)])),
  })
  return visitFields(root, 'content')
}

function assetField(name: string, alt: unknown, slug: string, { names, pictures }: Resolving): JsonObject {
  const kept = pictures.get(name)
  if (!kept) throw new Error(`The story ${slug} shows the picture ${name}, which content/pictures does not draw.`)
  const { picture, file } = kept
  return {
    id: names.assetId(file.filename),
    fieldtype: 'asset',
    filename: file.filename,
    alt: typeof alt === 'string' ? alt : picture.alt,
    focus: picture.focus ?? '',
    name: '',
    title: '',
    copyright: '',
    source: '',
    meta_data: file.metaData,
    is_external_url: false,
  }
}

function linkField(target: string, { anchor, richText }: JsonObject, slug: string, { names, slugs }: Resolving): JsonObject {
  if (!slugs.has(target)) throw new Error(`The story ${slug} links to ${target}, which is not among the seeded stories.`)
  const uuid = names.storyUuid(target)
  if (richText) return { href: `/${target}`, uuid, anchor: anchor ?? null, target: null, linktype: 'story' }
  return { fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: target, ...(typeof anchor === 'string' && { anchor }) }
}
