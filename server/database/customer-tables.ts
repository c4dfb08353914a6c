/** The shop's customers, and how they are recognised. The studio's people are others. */
export interface CustomerTables {
  customers: CustomerTable
  customer_sessions: CustomerSessionTable
  customer_sign_ups: CustomerSignUpTable
  customer_password_links: CustomerPasswordLinkTable
}

/** One for each address and channel, once the address is confirmed. */
export interface CustomerTable {
  id: number
  channel: string
  /** In small letters. */
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  created_at: string
}

export interface CustomerSessionTable {
  /** Of the cookie, which nobody can make from it. */
  secret_hash: string
  customer_id: number
  opened_at: string
  expires_at: string
}

/** What somebody has filled in who has not confirmed yet. Each mail confirms its own. */
export interface CustomerSignUpTable {
  /** Of the code that the mail brings back. */
  code_hash: string
  channel: string
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  expires_at: string
}

/** A mail by which a customer sets a new password. */
export interface CustomerPasswordLinkTable {
  code_hash: string
  customer_id: number
  expires_at: string
}
