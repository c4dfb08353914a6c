/** The story whose page has the customer's account, inside the channel's folder. Mails lead there. */
export const customerAccountKey = 'kundenkonto'

/** What that page shows, one at a time, under the id `customer-<view>`. */
export const customerViews = [
  'log-in',
  'sign-up',
  'sign-up-sent',
  'sign-up-confirm',
  'welcome',
  'password-reset',
  'password-reset-sent',
  'new-password',
  'account',
] as const
export type CustomerView = (typeof customerViews)[number]

/** What else can come of a form, under the id `customer-<note>`, and the view it stands in. Keys that end with `error` are those of R8.03 and their like. */
export const customerNotes = {
  'log-in-error': 'log-in',
  'too-many': 'log-in',
  'not-logged-in': 'log-in',
  'logged-out': 'log-in',
  deleted: 'log-in',
  'sign-up-error': 'sign-up',
  'password-reset-error': 'password-reset',
  saved: 'account',
  'password-changed': 'account',
  'password-confirm-error': 'account',
  'account-error': 'account',
} as const satisfies Record<string, CustomerView>
export type CustomerNote = keyof typeof customerNotes

/** What comes of a form that is taken, or why it is not. The page says it at `#customer-<outcome>`. */
export type CustomerOutcome = CustomerView | CustomerNote

/** The queries by which mails bring their code to that page, by the view it is for. */
export const customerCodeQueries = { 'sign-up-confirm': 'oeffnen', 'new-password': 'passwort' } as const

/** Who is logged in, as `GET /web-api/customer-data` answers it to their browser; null for nobody. */
export interface CustomerData {
  customer: {
    email: string
    firstName: string
    lastName: string
    /** Instants. */
    customerSince: string
    sessions: { since: string; until: string }[]
  } | null
}
