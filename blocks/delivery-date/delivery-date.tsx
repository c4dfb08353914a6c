import { useEffect, useState } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { deliveryWords } from '../../runtime/messages/german/delivery-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import type { ShippingMethod } from '../../schemas/shipping.ts'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'
import { arrivalOf } from './arrival.ts'
import styles from './delivery-date.module.css'
import type { DeliveryDateBlok } from './delivery-date.schema.ts'

/**
 * When a parcel ordered now arrives. Interactive: today is known in the browser alone, since the page is kept. Until it
 * wakes, the methods and their prices stand there by themselves.
 */
export function DeliveryDate({ blok, data, editable }: BlockProps<DeliveryDateBlok, Pick<ShippingInformation, 'parcels'>>) {
  const { locale } = useSite()
  const message = useMessages(deliveryWords)
  const [chosen, choose] = useState<ShippingMethod>('standard')
  // Going to another country keeps the choice, which that one may not have.
  const method = data.parcels.some((parcel) => parcel.method === chosen) ? chosen : 'standard'
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])

  return (
    <section className={styles.delivery} aria-label={blok.headline} {...editable}>
      <h2 className={styles.headline}>{blok.headline}</h2>
      <fieldset className={styles.methods}>
        <legend className={styles.legend}>{message('delivery.method')}</legend>
        {data.parcels.map(({ method: each, price }) => (
          <label key={each} className={styles.method}>
            <input type="radio" name={blok._uid} value={each} checked={each === method} onChange={() => choose(each)} />
            <span>{message(`delivery.${each}`)}</span>
            <span className={styles.price}>
              {each === 'standard' ? formatMoney(price, locale) : message('delivery.from', { price: formatMoney(price, locale) })}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.arrival} aria-live="polite">
        {now ? message('delivery.arrives', { days: describeArrival(method, now, locale) }) : message('delivery.rule')}
      </p>
      {blok.note && <p className={styles.note}>{blok.note}</p>}
    </section>
  )
}

function describeArrival(method: ShippingMethod, now: Date, locale: string): string {
  const { from, to } = arrivalOf(method, now)
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  // The day and its month stay on one line.
  const write = (day: string) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll('. ', '.\u00a0')
  return from === to ? write(from) : `${write(from)} – ${write(to)}`
}
