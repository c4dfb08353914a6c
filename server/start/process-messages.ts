/** What the first of several processes and those that serve say to each other. All are of one build. */
import { z } from 'zod'
import type { ContentChange } from '../content/content-change.ts'

const Changed = z.object({
  kind: z.literal('changed'),
  change: z.custom<ContentChange>((change) => typeof change === 'object' && change !== null),
})

const Figures = z.array(z.custom<object>((figure) => typeof figure === 'object' && figure !== null))

/** From one that serves. */
export const FromServing = z.discriminatedUnion('kind', [
  /** It listens at these addresses. */
  z.object({ kind: z.literal('serving'), addresses: z.array(z.string()) }),
  /** It was asked for the figures of all. */
  z.object({ kind: z.literal('metrics?'), id: z.number() }),
  /** What it has counted, as it was asked for; nothing where that could not be read. */
  z.object({ kind: z.literal('figures'), id: z.number(), figures: Figures.optional() }),
  /** It was asked whether it goes on. */
  z.object({ kind: z.literal('pong') }),
  /** It was told of a change that the others should hear of. */
  Changed,
])
export type FromServing = z.infer<typeof FromServing>

/** From the first one. */
export const FromFirst = z.discriminatedUnion('kind', [
  /** The figures of all, as text; nothing where one did not tell its own. */
  z.object({ kind: z.literal('metrics'), id: z.number(), text: z.string().optional() }),
  /** It wants what the other has counted. */
  z.object({ kind: z.literal('figures?'), id: z.number() }),
  /** It wants to know whether the other goes on. */
  z.object({ kind: z.literal('ping') }),
  Changed,
])
export type FromFirst = z.infer<typeof FromFirst>
