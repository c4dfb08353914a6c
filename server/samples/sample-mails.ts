import { formatMoney } from '../../runtime/format-money.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { Design } from '../../schemas/cards/design.ts'
import { freeSamples, furtherSamplePrice, samplesPrice } from '../../schemas/cards/sample.ts'
import type { Mail } from '../mail/mail.ts'
import type { SampleOrder } from './sample-order.ts'
import { sampleWords } from './sample-words.ts'

export interface PlacedOrder {
  /** By which the customer and the shop speak of it. */
  number: string
  order: SampleOrder
  /** What the catalogue says of what is ordered by number. */
  designs: readonly Pick<Design, 'id' | 'name' | 'kindName'>[]
}

/** Confirms an order. Says nothing that was typed: it may have been somebody else who typed this address. */
export function customerMail({ number, order, designs }: PlacedOrder, site: Site): Mail {
  const { name, contact } = site
  const text = sampleWords('customer.text', {
    name,
    number,
    designs: designs.length > 0 ? designs.map(lineOf).join('\n') : sampleWords('customer.named'),
    price: priceLine(designs.length, site),
    signature: sampleWords('mail.signature', { name, ...contact }),
  })
  return { to: order.email, from: senderOf(site), subject: sampleWords('customer.subject', { number, name }), text }
}

/** The order itself, to those who send the cards. An answer goes to the customer. */
export function shopMail({ number, order, designs }: PlacedOrder, site: Site): Mail {
  const { name: person, street, postcode, city, email, designNames = '', wishes = sampleWords('mail.none') } = order
  const text = sampleWords('shop.text', {
    designs: designs.length > 0 ? designs.map(lineOf).join('\n') : designNames,
    price: priceLine(designs.length, site),
    person,
    street,
    postcode,
    city,
    country: site.country.toUpperCase(),
    email,
    wishes,
  })
  return { to: site.contact.email, from: senderOf(site), replyTo: email, subject: sampleWords('shop.subject', { number, city }), text }
}

const lineOf = ({ id, name, kindName }: PlacedOrder['designs'][number]) => `- ${name} (${kindName}, Nr. ${id})`

const senderOf = ({ name, contact }: Site) => ({ name, address: contact.email })

function priceLine(count: number, { country, locale }: Site): string {
  if (count === 0) return sampleWords('price.unknown', { free: freeSamples, further: formatMoney(furtherSamplePrice[country], locale) })
  const price = samplesPrice(count, country)
  return price.cents === 0 ? sampleWords('price.free') : sampleWords('price.paid', { price: formatMoney(price, locale) })
}
