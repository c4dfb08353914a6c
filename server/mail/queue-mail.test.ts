import { CompiledQuery, createQueryId, type Kysely, type RootOperationNode } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tables } from '../database/database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { dropMails, isMailQueued, queueMail } from './queue-mail.ts'

const now = new Date('2030-01-01T00:00:00Z')
const mail = { to: 'anna@example.org', from: { name: 'Anlass', address: 'hallo@anlass.example' }, subject: 'Grüße', text: 'Grüße!\n' }

/** How SQLite finds the rows for what is done, a line for each step. */
async function plansOf(work: (kysely: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const { kysely } = await openTestDatabase()
  const asked: RootOperationNode[] = []
  const transformQuery = ({ node }: { node: RootOperationNode }) => {
    asked.push(node)
    return node
  }
  await work(kysely.withPlugin({ transformQuery, transformResult: async ({ result }) => result }))
  const plans: string[] = []
  for (const node of asked) {
    const { sql, parameters } = kysely.getExecutor().compileQuery(node, createQueryId())
    const { rows } = await kysely.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}

describe('an outbox of a hundred or of a hundred thousand mails', () => {
  it.each([
    ['tells whether one about something is in it', (kysely: Kysely<Tables>) => isMailQueued(kysely, 'a', now)],
    ['drops those about something', (kysely: Kysely<Tables>) => dropMails(kysely, 'a')],
    ['takes one more and drops the old', (kysely: Kysely<Tables>) => queueMail(kysely, mail, now)],
  ])('%s without looking at others', async (_, work) => {
    expect(await plansOf(work)).toEqual([expect.stringMatching(/^SEARCH mails USING (COVERING )?INDEX mails_/)])
  })
})

it('knows a mail about something only since an instant, and none about something else', async () => {
  const { kysely } = await openTestDatabase()
  await queueMail(kysely, mail, now, 'a')
  const earlier = new Date(now.getTime() - 1)
  expect([
    await isMailQueued(kysely, 'a', earlier),
    await isMailQueued(kysely, 'a', now),
    await isMailQueued(kysely, 'b', earlier),
  ]).toEqual([true, false, false])
  await dropMails(kysely, 'a')
  expect(await isMailQueued(kysely, 'a', earlier)).toBe(false)
})
