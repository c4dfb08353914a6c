/** Puts a file into the place of another in the drafts of all stories, one after the other: read first, so that it can be shown what will change. */
import type { Asset, Story, StoryInList } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { replaceAsset } from './replace-asset.ts'
import { usageQuery } from './usage.ts'

export interface Replacement {
  story: Story
  /** Its draft with the new file. */
  content: Story['content']
  /** In how many places. */
  count: number
}

export interface Failure {
  story: StoryInList
  error: unknown
}

export interface Replacements {
  changing: Replacement[]
  /** What is published has the file, the draft has it no more. */
  onlyPublished: StoryInList[]
  unread: Failure[]
}

type Progress = (done: number, of: number) => void

export interface ReplacingParts {
  client: Pick<ManagementClient, 'allStories' | 'story' | 'saveStory'>
  filename: string
  by: Asset
  origin: string
}

/** What would change, in all stories or in some of those. Throws when they can't be asked for; a single one that can't be read is told. */
export async function readReplacements(
  { client, filename, by, origin }: ReplacingParts,
  onProgress: Progress,
  among?: readonly StoryInList[],
): Promise<Replacements> {
  const stories = among ?? (await client.allStories(usageQuery({ what: 'asset', filename, name: '' })))
  const read: Replacements = { changing: [], onlyPublished: [], unread: [] }
  for (const [index, story] of stories.entries()) {
    onProgress(index + 1, stories.length)
    try {
      const whole = await client.story(story.id)
      const { content, count } = replaceAsset(whole.content, filename, by, origin)
      if (count > 0) read.changing.push({ story: whole, content, count })
      else read.onlyPublished.push(story)
    } catch (error) {
      read.unread.push({ story, error })
    }
  }
  return read
}

export interface Replaced {
  saved: Story[]
  failed: Failure[]
}

/** Saves the drafts, none over what somebody has saved since it was read. One that is refused holds up no other. */
export async function saveReplacements(
  { client }: Pick<ReplacingParts, 'client'>,
  replacements: readonly Replacement[],
  onProgress: Progress,
): Promise<Replaced> {
  const replaced: Replaced = { saved: [], failed: [] }
  for (const [index, { story, content }] of replacements.entries()) {
    onProgress(index + 1, replacements.length)
    try {
      replaced.saved.push(await client.saveStory(story.id, { content, base_version_id: story.current_version_id ?? null }))
    } catch (error) {
      replaced.failed.push({ story, error })
    }
  }
  return replaced
}
