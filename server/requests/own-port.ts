import type { Settings } from '../settings/settings.ts'

/**
 * Whether an address has a port that the shop is reached at. Anybody may write another one: each would be a site of its own, with pages
 * of its own, and stand in the mails to whoever's address is typed into a form.
 */
export function isOwnPort({ hostname, port }: URL, { shopUrl }: Pick<Settings, 'shopUrl'>): boolean {
  return /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname) || ['', new URL(shopUrl).port].includes(port)
}
