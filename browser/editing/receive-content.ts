import { z } from 'zod'
import { applyPatch, Patch } from '../../runtime/edits/content-patch.ts'
import { shareUnchanged } from '../../runtime/edits/share-unchanged.ts'

/** The story as our studio sends it: whole, or what has changed since the version that it sent before. */
const ContentMessage = z.object({
  action: z.literal('anlass:content'),
  storyId: z.number(),
  version: z.number(),
  content: z.unknown().optional(),
  base: z.number().optional(),
  patch: z.unknown().optional(),
})

export interface ReceivingParts {
  /** What is shown of a story now. */
  shown(storyId: number): unknown
  onContent(storyId: number, content: unknown): void
  /** A difference to something that is not here: the whole story is wanted. */
  onLost(): void
}

/** Makes stories of what the studio sends. What did not change is the same object as before. */
export function receiveContent({ shown, onContent, onLost }: ReceivingParts): (data: unknown) => void {
  let last: { storyId: number; version: number; content: unknown } | undefined

  return (data) => {
    const message = ContentMessage.safeParse(data).data
    if (!message) return
    const { storyId, version, base } = message
    const content =
      base === undefined ? shareUnchanged(last?.content ?? shown(storyId), message.content) : patched(storyId, base, message.patch)
    if (content === undefined) {
      last = undefined
      return onLost()
    }
    last = { storyId, version, content }
    onContent(storyId, content)
  }

  function patched(storyId: number, base: number, sent: unknown): unknown {
    const patch = Patch.safeParse(sent).data
    if (last?.storyId !== storyId || last.version !== base || !patch) return undefined
    try {
      return applyPatch(last.content, patch)
    } catch {
      return undefined
    }
  }
}
