import { foldersAbove } from '../../schemas/folders-above.ts'
import type { JsonObject } from './blok-tree.ts'
import type { ContentWriting } from './content-writing.ts'
import type { SeedItem } from './seed-item.ts'
import { moveStory } from './story-moving.ts'
import { folderUuid, storyUuid } from './story-uuid.ts'
import { createStory, publishStory, saveDraft } from './story-writing.ts'

export interface SeedStory {
  /** For a start page that of its folder. Folders above that nobody seeds are made. */
  fullSlug: string
  name: string
  /** The root blok; a folder has none. */
  content?: JsonObject
  isFolder?: boolean
  /** Stays a draft: something editors begin with, and no visitor sees. */
  isDraft?: boolean
  /** The page of its folder itself, found under the folder's own full slug. */
  isStartpage?: boolean
  path?: string
  tags?: string[]
  position?: number
  meta?: JsonObject
}

export function storyItem(story: SeedStory): SeedItem {
  const uuid = story.isFolder ? folderUuid(story.fullSlug) : storyUuid(story.fullSlug)
  const isLive = !story.isFolder && !story.isDraft
  const storedSlug = story.isStartpage ? `${story.fullSlug}/` : story.fullSlug
  const findStory = ({ trx }: ContentWriting) => trx.selectFrom('stories').selectAll().where('uuid', '=', uuid).executeTakeFirst()

  return {
    key: uuid,
    seed: story,

    async findStored(writing) {
      const row = await findStory(writing)
      if (!row) return undefined
      const { full_slug, name, position } = row
      const contents = await writing.trx
        .selectFrom('story_contents')
        .select(['version', 'name', 'path', 'sort_by_date', 'meta_data', 'tags', 'content'])
        .where('story_id', '=', row.id)
        .orderBy('version')
        .execute()
      return { full_slug, name, position, contents }
    },

    async isTaken({ trx }) {
      const standing = await trx
        .selectFrom('stories')
        .select(['uuid', 'full_slug', 'is_folder'])
        .where((where) => where.or([where('uuid', '=', uuid), where('full_slug', 'in', [storedSlug, ...foldersAbove(storedSlug)])]))
        .execute()
      return standing.some((row) => row.uuid === uuid || row.full_slug === storedSlug || !row.is_folder)
    },

    async write(writing) {
      const { name, content, path, tags, position, meta } = story
      const draft = { name, content, path: path ?? null, tags: tags ?? [], metaData: meta ?? null }
      const standing = await findStory(writing)
      if (standing) {
        await saveDraft(writing, standing.id, draft)
        // A version that was kept of the text before, as for a release, is not of this one: the next write keeps it.
        await writing.trx.updateTable('stories').set({ version_id: null }).where('id', '=', standing.id).execute()
        if (standing.position !== (position ?? 0)) await moveStory(writing, standing.id, { position: position ?? 0 })
        if (isLive) await publishStory(writing, standing.id)
        return
      }
      const parentId = await ensureFolders(writing, foldersAbove(storedSlug))
      const slug = story.fullSlug.slice(story.fullSlug.lastIndexOf('/') + 1)
      const { isFolder, isStartpage } = story
      const id = await createStory(writing, { ...draft, uuid, slug, parentId, position, isFolder, isStartpage })
      if (isLive) await publishStory(writing, id)
    },
  }
}

/** Makes the folders that are missing and answers the id of the last, 0 for none. */
async function ensureFolders(writing: ContentWriting, fullSlugs: string[]): Promise<number> {
  let parentId = 0
  for (const fullSlug of fullSlugs) {
    const uuid = folderUuid(fullSlug)
    const rows = await writing.trx
      .selectFrom('stories')
      .select(['id', 'uuid', 'full_slug'])
      .where((where) => where.or({ uuid, full_slug: fullSlug }))
      .execute()
    const standing = rows.find((row) => row.full_slug === fullSlug)
    // An editor may have moved the folder that had this uuid; then the one made in its old place is another.
    const isUuidFree = rows.every((row) => row.uuid !== uuid)
    const slug = fullSlug.slice(fullSlug.lastIndexOf('/') + 1)
    parentId = standing?.id ?? (await createStory(writing, { name: slug, slug, parentId, isFolder: true, ...(isUuidFree && { uuid }) }))
  }
  return parentId
}
