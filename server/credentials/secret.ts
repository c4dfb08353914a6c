import { createHash, randomBytes } from 'node:crypto'

/** What a cookie or a tool carries: 256 random bits. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. It is random, so one round of hashing is enough; nobody can sign in with what a stolen database holds. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
