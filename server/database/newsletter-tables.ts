/** What the embedded shop service keeps of its newsletter, and the mails it sends. */
export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable
  vouchers: VoucherTable
  mails: MailTable
}

/** One for each address and channel; gone when somebody unsubscribes. Its column `mailed_at` is of before: the outbox knows when that was. */
export interface NewsletterSubscriptionTable {
  id: number
  channel: string
  /** In small letters. */
  email: string
  /** The site whose form was filled in. */
  country: string
  /** What the mails bring back: whoever has it reads the mail of this address. */
  code: string
  first_name: string | null
  last_name: string | null
  /** A day, `1990-12-31`. */
  birthday: string | null
  wedding_date: string | null
  /** The sentence that was agreed to. */
  consent: string
  subscribed_at: string
  confirmed_at: string | null
}

export interface VoucherTable {
  code: string
  channel: string
  cents: number
  currency: string
  created_at: string
  valid_until: string
}

/** A mail that waits, was sent, or was given up. */
export interface MailTable {
  id: number
  /** JSON of a Mail. */
  mail: string
  attempts: number
  /** Null once it is finished. */
  next_attempt_at: string | null
  /** Why the last attempt failed. */
  failure: string | null
  created_at: string
  sent_at: string | null
  /** What it is about, by a key: it is found by that, and goes with it when somebody's account is deleted. */
  about: string | null
}
