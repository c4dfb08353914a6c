import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { type CustomerOutcome, customerAccountKey, customerCodeQueries } from '../../schemas/customer.ts'
import type { Mail } from '../mail/mail.ts'
import { customerWords } from './customer-words.ts'

type WrittenMail = (to: string, site: Site) => Mail

/** Asks whoever reads the mail of an address whether they want an account. Says nothing that a stranger may have typed into the form. */
export const signUpMail = (code: string, hours: number): WrittenMail =>
  write('signUp', (site) => ({ ...codeWords('sign-up-confirm', code, site), hours }))

/** Tells a customer that somebody has signed up with their address once more. */
export const knownMail: WrittenMail = (to, site) =>
  write('known', () => ({ logIn: accountAddress(site, 'log-in'), reset: accountAddress(site, 'password-reset') }))(to, site)

/** Brings the code by which a new password is set. */
export const passwordMail = (code: string, minutes: number): WrittenMail =>
  write('password', (site) => ({ ...codeWords('new-password', code, site), minutes }))

/** To who wanted a new password and has no account. */
export const unknownMail: WrittenMail = write('unknown', (site) => ({ signUp: accountAddress(site, 'sign-up') }))

/** Tells a customer that their password is another now. */
export const changedMail: WrittenMail = write('changed', (site) => ({ reset: accountAddress(site, 'password-reset') }))

/** The address of what the account's page shows: of a view, or of what came of a form. */
export function accountAddress(site: Site, outcome: CustomerOutcome, query: Record<string, string> = {}): string {
  const address = new URL(storyHref(`${site.channel}/${customerAccountKey}`, site), site.origin)
  address.search = new URLSearchParams(query).toString()
  address.hash = `customer-${outcome}`
  return address.href
}

function write(kind: string, wordsOf: (site: Site) => Record<string, string | number>): WrittenMail {
  return (to, site) => {
    const { name, contact } = site
    const { street, city, phone, email } = contact
    const signature = customerWords('mail.signature', { name, street, city, phone, email })
    return {
      to,
      from: { name, address: email },
      subject: customerWords(`${kind}.subject`, { name }),
      text: customerWords(`${kind}.text`, { name, signature, ...wordsOf(site) }),
    }
  }
}

const codeWords = (view: keyof typeof customerCodeQueries, code: string, site: Site) => ({
  code,
  link: accountAddress(site, view, { [customerCodeQueries[view]]: code }),
})
