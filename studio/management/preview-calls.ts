/** Addresses that show for a day, without an account, what is not published. Ours; a service without them answers 404. */
import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

export const PlannedEvent = z.looseObject({
  time: z.string(),
  what: z.enum(['publish', 'expire', 'release']),
  id: z.number(),
  name: z.string(),
  outcome: z.enum(['done', 'invalid', 'conflict']),
  stories: z.array(z.looseObject({ story_id: z.number(), full_slug: z.string() })),
})
export type PlannedEvent = z.output<typeof PlannedEvent>

const Preview = z.looseObject({
  url: z.string(),
  good_until: z.string(),
  /** As the service has read it, UTC. */
  at: z.nullish(z.string()),
  /** What will happen until then. */
  events: z._default(z.array(PlannedEvent), []),
})
export type Preview = z.output<typeof Preview>

/** What a link shows; see `POST previews`. */
export interface PreviewAsked {
  story_id?: number
  draft?: boolean
  /** On German clocks: `2026-12-24 08:00`. */
  at?: string | undefined
  release_id?: number | undefined
  language?: string
  path?: string
}

export function previewCalls({ ask, inSpace }: ManagementDoor) {
  return {
    createPreview: async (preview: PreviewAsked): Promise<Preview> =>
      (await ask(z.object({ preview: Preview }), inSpace('previews'), 'POST', { preview })).preview,
  }
}
