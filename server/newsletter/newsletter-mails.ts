import { formatMoney } from '../../runtime/format-money.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { codeQueries, newsletterResponseKey, newsletterVoucher } from '../../schemas/newsletter.ts'
import type { Mail } from '../mail/mail.ts'
import { newsletterWords } from './newsletter-words.ts'

/** Where one-click unsubscribing by mail programs goes. */
export const unsubscribePath = '/web-api/newsletter-unsubscribe'

/** Asks whoever reads the mail of an address whether they have subscribed. Says nothing that a stranger may have typed into the form. */
export function confirmMail(to: string, code: string, days: number, site: Site): Mail {
  const { name } = site
  const text = newsletterWords('confirm.text', {
    name,
    code,
    days,
    value: voucherValue(site),
    link: responseAddress(site, { [codeQueries.confirm]: code }),
    page: responseAddress(site),
    signature: signatureOf(site),
  })
  return { to, from: senderOf(site), subject: newsletterWords('confirm.subject', { name }), text }
}

export interface VoucherMail {
  to: string
  code: string
  person: string
  voucher: string
  validUntil: Date
}

/** Brings the voucher once an address is confirmed. */
export function voucherMail({ to, code, person, voucher, validUntil }: VoucherMail, site: Site): Mail {
  const value = voucherValue(site)
  const until = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(validUntil)
  const greeting = person ? newsletterWords('mail.greetingByName', { person }) : newsletterWords('mail.greeting')
  const text = newsletterWords('voucher.text', { ...leavingWords(code, site), greeting, value, voucher, until })
  return { ...newsletterMail(to, code, site), subject: newsletterWords('voucher.subject', { name: site.name, value }), text }
}

/** Tells a subscriber that somebody has subscribed them once more. */
export function knownMail(to: string, code: string, site: Site): Mail {
  const text = newsletterWords('known.text', { ...leavingWords(code, site), name: site.name })
  return { ...newsletterMail(to, code, site), subject: newsletterWords('known.subject', { name: site.name }), text }
}

const newsletterMail = (to: string, code: string, site: Site) => ({
  to,
  from: senderOf(site),
  unsubscribeAddress: new URL(`${unsubscribePath}?${new URLSearchParams({ code })}`, site.origin).href,
})

const leavingWords = (code: string, site: Site) => ({
  unsubscribe: responseAddress(site, { [codeQueries.unsubscribe]: code }),
  signature: signatureOf(site),
})

/** The page that says what came of a form. */
export function responseAddress(site: Site, query: Record<string, string> = {}): string {
  const address = new URL(storyHref(`${site.channel}/${newsletterResponseKey}`, site), site.origin)
  address.search = new URLSearchParams(query).toString()
  return address.href
}

const senderOf = ({ name, contact }: Site) => ({ name, address: contact.email })
const signatureOf = ({ name, contact: { street, city, phone, email } }: Site) =>
  newsletterWords('mail.signature', { name, street, city, phone, email })
const voucherValue = ({ locale }: Site) => formatMoney(newsletterVoucher, locale)
