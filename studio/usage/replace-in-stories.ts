/** Puts a file into the place of another in all stories, one text after the other: read first, so that it can be shown what will change. */
import { releaseText } from '../editing/release-text.ts'
import type { Asset, Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { ManagementError } from '../management/management-error.ts'
import type { StoryText } from '../stories/story-text.ts'
import { replaceAsset } from './replace-asset.ts'
import { usageQuery } from './usage.ts'

export interface Replacement extends StoryText {
  /** The version that was read, and what it will be. */
  version: number | null
  content: Story['content']
  /** In how many places. */
  count: number
}

export interface Failure extends StoryText {
  error: unknown
}

export interface Replacements {
  changing: Replacement[]
  /** What is published has the file, the draft has it no more. */
  onlyPublished: StoryText[]
  unread: Failure[]
  /** The service has no releases, or does not show them to this person. */
  isWithoutReleases: boolean
}

type Progress = (done: number, of: number) => void

export interface ReplacingParts {
  client: Pick<
    ManagementClient,
    'allStories' | 'story' | 'publishedContent' | 'saveStory' | 'versions' | 'releases' | 'release' | 'storyInRelease' | 'saveInRelease'
  >
  filename: string
  by: Asset
  origin: string
}

/**
 * What would change, in all drafts and in the texts of all releases that are not live yet, or in some of those. Throws when they
 * can't be asked for; a single one that can't be read is told.
 */
export async function readReplacements(
  { client, filename, by, origin }: ReplacingParts,
  onProgress: Progress,
  among?: readonly StoryText[],
): Promise<Replacements> {
  const drafts = async () => (await client.allStories(usageQuery({ what: 'asset', filename, name: '' }))).map((story) => ({ story }))
  const inReleases = among ? [] : await textsInReleases(client)
  const texts: readonly StoryText[] = among ?? [...(await drafts()), ...(inReleases ?? [])]
  const replace = (content: Story['content']) => replaceAsset(content, filename, by, origin)
  const isPublishedWithIt = async ({ id, published }: Story) => {
    const content = await client.publishedContent(id)
    // Where nothing is known of it, it may have it.
    return content ? replace(content).count > 0 : published === true
  }
  const read: Replacements = { changing: [], onlyPublished: [], unread: [], isWithoutReleases: inReleases === undefined }
  for (const [index, text] of texts.entries()) {
    onProgress(index + 1, texts.length)
    try {
      const story = await textsOf(client, text).story(text.story.id)
      const { content, count } = replace(story.content)
      if (count > 0) read.changing.push({ ...text, version: story.current_version_id ?? null, content, count })
      else if (!text.release && (await isPublishedWithIt(story))) read.onlyPublished.push(text)
    } catch (error) {
      read.unread.push({ ...text, error })
    }
  }
  return read
}

/** `undefined` where there are none to be asked for. */
async function textsInReleases(client: ReplacingParts['client']): Promise<StoryText[] | undefined> {
  const all = await client.releases().catch((error: unknown) => {
    if (error instanceof ManagementError && [403, 404].includes(error.status)) return undefined
    throw error
  })
  if (!all) return undefined
  const coming = all.filter(({ released }) => !released)
  const texts: StoryText[] = []
  for (const { id } of coming) {
    const release = await client.release(id)
    const ids = release.stories.map(({ story_id }) => story_id)
    if (ids.length === 0) continue
    // One that lies in the trash is not among them.
    for (const story of await client.allStories({ by_ids: ids.join(',') })) texts.push({ story, release })
  }
  return texts
}

const textsOf = (client: ReplacingParts['client'], { release }: StoryText) => (release ? releaseText(client, release.id) : client)

export interface Replaced {
  saved: StoryText[]
  failed: Failure[]
}

/** Saves the texts, none over what somebody has saved since it was read. One that is refused holds up no other. */
export async function saveReplacements(
  { client }: Pick<ReplacingParts, 'client'>,
  replacements: readonly Replacement[],
  onProgress: Progress,
): Promise<Replaced> {
  const replaced: Replaced = { saved: [], failed: [] }
  for (const [index, { version, content, count: _, ...text }] of replacements.entries()) {
    onProgress(index + 1, replacements.length)
    try {
      const story = await textsOf(client, text).saveStory(text.story.id, { content, base_version_id: version })
      replaced.saved.push({ ...text, story })
    } catch (error) {
      replaced.failed.push({ ...text, error })
    }
  }
  return replaced
}
