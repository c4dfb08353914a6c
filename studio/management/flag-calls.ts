/** The A/B tests of the studio's own space; a service elsewhere has none. */
import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

export const Flag = z.looseObject({
  /** What the block names. */
  name: z.string(),
  description: z._default(z.nullable(z.string()), ''),
  /** Of 100 visitors, how many see the new variant (`on`). */
  share: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** How many visitors saw which variant. */
  seen: z.object({ on: z.number(), off: z.number() }),
  /** How many of them did what afterwards, by the type of the event. */
  done: z._default(z.array(z.object({ type: z.string(), on: z.number(), off: z.number() })), []),
  /** Full slugs of the pages that visitors see it on. */
  stories: z._default(z.array(z.string()), []),
})
export type Flag = z.output<typeof Flag>

export interface FlagChange {
  description?: string
  share?: number
}

export function flagCalls({ send, ask, inSpace }: ManagementDoor) {
  const Answer = z.object({ flag: Flag })
  return {
    /** The newest first. */
    flags: async () => (await ask(z.object({ flags: z.array(Flag) }), inSpace('flags'))).flags,
    createFlag: async (flag: FlagChange & { name: string }) => (await ask(Answer, inSpace('flags'), 'POST', { flag })).flag,
    changeFlag: async (name: string, flag: FlagChange) => (await ask(Answer, inSpace(`flags/${name}`), 'PUT', { flag })).flag,
    /** Refused while a story uses it. */
    deleteFlag: (name: string) => send('DELETE', inSpace(`flags/${name}`)),
  }
}
