import { Hono } from 'hono'
import { z } from 'zod'
import { flagName } from '../../../schemas/flags/flag.ts'
import { countDone } from '../../flags/embedded/flag-events.ts'
import { countSeen, type Seen } from '../../flags/embedded/flag-impressions.ts'
import { archiveFlag, changeFlag, createFlag, type Flag, type FlagWriting, findFlag, listFlags } from '../../flags/embedded/flag-store.ts'
import { storiesByFlag } from '../../flags/embedded/flag-uses.ts'
import type { ContentWriting } from '../content-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import type { ManagementEnv, ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { parseWrapped } from './sent.ts'

const badName = 'The name must begin with a lower-case letter; after it come up to 49 lower-case letters, digits, "-" or "_".'
const badShare = 'The share must be a whole number from 0 to 100: of 100 visitors, how many get "on".'

const Fields = z.object({
  description: z.string('must be text').max(1_000, 'is longer than 1000 characters').optional(),
  share: z
    .number(badShare)
    .refine((share) => Number.isInteger(share) && share >= 0 && share <= 100, badShare)
    .optional(),
})

const NewFlag = Fields.extend({ name: z.string(badName).regex(flagName, badName) })

/** So many stories are named; of the others, how many they are. */
const mostNamed = 5

/**
 * GET flags                                   the A/B tests of the embedded flag service, how many visitors saw which side and what
 *                                             they did then, and where
 * POST flags { flag: { name, description, share } }
 * PUT/DELETE flags/:name                      DELETE archives; not while a story is shown by it. Ours; the vendor has nothing like it.
 */
export function flagRoutes({ store }: ManagementParts) {
  const { database } = store
  const { kysely } = database
  /** `done`: what visitors did after they saw a side; `stories`: the full slugs of those that are shown by it to visitors. */
  const describe = async (flags: readonly Flag[]) => {
    const names = flags.map(({ name }) => name)
    const [seen, done, stories] = await Promise.all([countSeen(kysely), countDone(kysely, names), storiesByFlag(kysely, database)])
    return flags.map((flag) => ({
      ...fieldsOf(flag),
      seen: seen.get(flag.name) ?? nobody,
      done: done.get(flag.name) ?? [],
      stories: stories.get(flag.name)?.published ?? [],
    }))
  }
  const answer = async (flag: Flag) => ({ flag: (await describe([flag]))[0] })

  return new Hono<ManagementEnv>()
    .get('/flags', async (c) => {
      return c.json({ flags: await describe(await listFlags(kysely)) })
    })
    .post('/flags', async (c) => {
      demand(c.var.actor, 'publish_stories')
      const { name, ...fields } = parseWrapped(c.var.sent, 'flag', NewFlag)
      const flag = await store.transaction(async (writing) => {
        const flag = await createFlag(writing, name, fields)
        await record(writing, 'flag.create', flag)
        return flag
      }, authorship(c.var.actor))
      return c.json(await answer(flag), 201)
    })
    .put('/flags/:name', async (c) => {
      demand(c.var.actor, 'publish_stories')
      const fields = parseWrapped(c.var.sent, 'flag', Fields)
      const flag = await store.transaction(async (writing) => {
        const flag = await changeFlag(writing, await getFlag(writing, c.req.param('name')), fields)
        await record(writing, 'flag.update', flag)
        return flag
      }, authorship(c.var.actor))
      return c.json(await answer(flag))
    })
    .delete('/flags/:name', async (c) => {
      demand(c.var.actor, 'publish_stories')
      await store.transaction(async (writing) => {
        const flag = await getFlag(writing, c.req.param('name'))
        const stories = (await storiesByFlag(writing.trx, database)).get(flag.name)?.all
        if (stories) throw invalid('name', stillUsed(flag.name, stories))
        await record(writing, 'flag.delete', await archiveFlag(writing, flag))
      }, authorship(c.var.actor))
      return c.body(null, 204)
    })
}

const nobody: Seen = { on: 0, off: 0 }

const fieldsOf = ({ name, description, share, created_at, updated_at }: Flag) => ({ name, description, share, created_at, updated_at })

/** A flag that is about to be written. Throws 404 when there is none. */
async function getFlag({ trx }: FlagWriting, name: string): Promise<Flag> {
  const flag = await findFlag(trx, name)
  if (!flag) throw notFound()
  return flag
}

/** Flags have names and no ids; the number of the change stands for one. */
function record(writing: ContentWriting, key: string, { name, change_number }: Flag): Promise<void> {
  return recordActivity(writing, key, { id: change_number, name })
}

function stillUsed(name: string, stories: readonly string[]): string {
  const named = stories.slice(0, mostNamed).join(', ')
  const more = stories.length - mostNamed
  return `The flag "${name}" still stands in ${named}${more > 0 ? ` and ${more} more` : ''}: published, in the draft or in a release. Take it out there first.`
}
