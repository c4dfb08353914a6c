/** A/B tests of the studio's own space; ours, another service has none. */
import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

const Flag = z.looseObject({
  /** What a block names it by. */
  name: z.string(),
  description: z._default(z.string(), ''),
  /** Of a hundred visitors, how many get the new variant. */
  share: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** How many visitors got the new variant, and how many what was there before. */
  seen: z.object({ on: z.number(), off: z.number() }),
  /** Full slugs of the pages that visitors see it on. */
  stories: z._default(z.array(z.string()), []),
})
export type Flag = z.output<typeof Flag>

export interface NewFlag {
  name: string
  description: string
}

export function flagCalls({ send, ask, inSpace }: ManagementDoor) {
  const Answer = z.object({ flag: Flag })
  const at = (name: string) => inSpace(`flags/${encodeURIComponent(name)}`)
  return {
    flags: async () => (await ask(z.object({ flags: z.array(Flag) }), inSpace('flags'))).flags,
    createFlag: async (flag: NewFlag) => (await ask(Answer, inSpace('flags'), 'POST', { flag })).flag,
    changeShare: async (name: string, share: number) => (await ask(Answer, at(name), 'PUT', { flag: { share } })).flag,
    deleteFlag: (name: string) => send('DELETE', at(name)),
  }
}
