import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { NewsletterSubscriptionTable } from '../database/newsletter-tables.ts'

export interface SubscriberCount {
  channel: string
  confirmed: number
  /** They have been asked and have not answered. */
  waiting: number
}

/** How many want the newsletter of each channel that anybody wants. */
export async function countSubscribers({ kysely }: Database): Promise<SubscriberCount[]> {
  const rows = await kysely
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('all'), fn.count<number>('confirmed_at').as('confirmed')])
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  return rows.map(({ channel, all, confirmed }) => ({ channel, confirmed: Number(confirmed), waiting: Number(all) - Number(confirmed) }))
}

export type Subscriber = Selectable<NewsletterSubscriptionTable>

/** Who has confirmed, in the order of confirming. */
export const listSubscribers = ({ kysely }: Database): Promise<Subscriber[]> =>
  kysely.selectFrom('newsletter_subscriptions').selectAll().where('confirmed_at', 'is not', null).orderBy('confirmed_at').execute()
