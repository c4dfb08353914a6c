import type { RawBlok } from '../../schemas/blok.ts'
import type { Story, StoryInList } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { contentMarker } from './marked-content.ts'
import { type Resolving, resolveContent } from './resolve-content.ts'

export type StoryResolver = ReturnType<typeof createStoryResolver>

export interface StoryResolverParts {
  client: Pick<ManagementClient, 'allStories' | 'story'>
  spaceId: number
  onRead(): void
}

/** Resolves with the stories read so far, reads the others, and tells when they have come. Their bloks carry their own story's marks. */
export function createStoryResolver({ client, spaceId, onRead }: StoryResolverParts) {
  const whole = new Map<string, Story | undefined>()
  const listed = new Map<string, StoryInList | undefined>()
  const asked = new Set<string>()

  async function read(uuids: string[], isWhole: boolean): Promise<void> {
    const found = await client.allStories({ by_uuids: uuids.join(',') })
    for (const uuid of uuids) {
      const story = found.find((each) => each.uuid === uuid)
      if (isWhole) whole.set(uuid, story && (await readMarked(story.id)))
      else listed.set(uuid, story)
    }
    onRead()
  }

  async function readMarked(storyId: number): Promise<Story> {
    const story = await client.story(storyId)
    return { ...story, content: contentMarker({ spaceId, storyId })(story.content) }
  }

  return (content: RawBlok, resolving: Resolving): RawBlok => {
    if (!resolving.links && resolving.relations.length === 0) return content
    const { content: resolved, wanted } = resolveContent(content, resolving, { whole, listed })
    for (const [uuids, isWhole] of [[wanted.whole, true] as const, [wanted.listed, false] as const]) {
      const fresh = uuids.filter((uuid) => !asked.has(`${isWhole} ${uuid}`))
      for (const uuid of fresh) asked.add(`${isWhole} ${uuid}`)
      // What can't be read now stays as the story has it; the page is drawn without it until it is opened again.
      if (fresh.length > 0) void read(fresh, isWhole).catch(() => {})
    }
    return resolved
  }
}
