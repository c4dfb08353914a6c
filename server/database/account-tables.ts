/** People, what they may do, and how they and their tools are recognised. */
export interface AccountTables {
  people: PersonTable
  space_roles: SpaceRoleTable
  sessions: SessionTable
  personal_tokens: PersonalTokenTable
  failed_sign_ins: FailedSignInTable
}

export interface PersonTable {
  id: number
  /** In lower case. */
  email: string
  name: string
  password_hash: string
  role: 'admin' | 'editor' | 'custom'
  /** Set exactly when the role is `custom`. */
  space_role_id: number | null
  created_at: string
  updated_at: string
}

/** A custom role: an editor with just these rights. */
export interface SpaceRoleTable {
  id: number
  name: string
  subtitle: string
  /** JSON lists. Without folders or components the role holds for all of them. */
  permissions: string
  folder_ids: string
  component_ids: string
}

export interface SessionTable {
  /** Of the cookie, which nobody can make from it. */
  secret_hash: string
  person_id: number
  issued_at: string
  expires_at: string
}

export interface PersonalTokenTable {
  id: number
  person_id: number
  name: string
  secret_hash: string
  created_at: string
  expires_at: string | null
}

/** An attempt that counts for a while: to sign in, or of a customer to have a mail sent (server/credentials/attempts.ts). */
export interface FailedSignInTable {
  id: number
  /** Whose it is, hashed: an address of mail or of the network. */
  source: string
  failed_at: string
}
