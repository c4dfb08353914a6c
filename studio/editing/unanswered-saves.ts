import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'

/** A text that was sent, and of which nothing was heard. */
export interface SentText {
  content: RawBlok
  /** How many of the edits that are not saved it has. */
  edits: number
  /** By a session that is over: it may still be under way when the next one has looked for it. */
  isLeft?: true
}

export interface Arrived extends SentText {
  story: Story
}

/**
 * Which of the texts that were sent on a version did arrive, though their answer did not: the last one, as the version that it
 * became. `undefined` when none did.
 */
export async function findArrived(
  client: Pick<ManagementClient, 'story' | 'versions'>,
  base: Story,
  sent: readonly SentText[],
): Promise<Arrived | undefined> {
  const newest = await client.story(base.id)
  if (newest.current_version_id === base.current_version_id) return undefined
  const here = sent.findLast(({ content }) => isSame(content, newest.content))
  if (here) return { ...here, story: newest }
  // Somebody else has saved on top of it.
  const { items } = await client.versions(base.id)
  for (const { id, status, content } of items) {
    if (id <= (base.current_version_id ?? 0) || status === 'refused' || !content) continue
    const text = sent.findLast((each) => isSame(each.content, content))
    if (text) return { ...text, story: { ...base, content, current_version_id: id } }
  }
  return undefined
}
