import type { BlockProps } from '../../runtime/define-block.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { deliveryWords } from '../../runtime/messages/german/delivery-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import type { Money } from '../../schemas/money.ts'
import { deliveryTimes } from '../../schemas/shipping.ts'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'
import styles from './shipping-price-table.module.css'
import type { ShippingPriceTableBlok } from './shipping-price-table.schema.ts'

/** What parcels cost and how long they take, or what an envelope costs. */
export function ShippingPriceTable({ blok, data, editable }: BlockProps<ShippingPriceTableBlok, ShippingInformation>) {
  const { columns, rows } = usePrices(blok.prices === 'envelopes' ? { envelopes: data.envelopes } : { parcels: data.parcels })
  return (
    <section className={styles.prices} {...editable}>
      <table className={styles.table}>
        <caption className={styles.headline}>
          <h2>{blok.headline}</h2>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((text) => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {blok.note && <p className={styles.note}>{blok.note}</p>}
    </section>
  )
}

type Prices = Pick<ShippingInformation, 'parcels'> | Pick<ShippingInformation, 'envelopes'>

/** The words of a table: the first of each row names it, the last is the price. */
function usePrices(prices: Prices): { columns: string[]; rows: string[][] } {
  const { locale } = useSite()
  const message = useMessages()
  const delivery = useMessages(deliveryWords)
  const write = (price: Money) => formatMoney(price, locale)
  if ('envelopes' in prices) {
    const columns = [message('envelope.size'), message('envelope.price')]
    const rows = prices.envelopes.map(({ size, prices }) => {
      const [one = '', other] = prices.map(write)
      return [message(`envelope.${size}`), other === undefined ? one : message('envelope.or', { one, other })]
    })
    return { columns, rows }
  }
  const columns = [delivery('delivery.method'), delivery('delivery.time'), delivery('delivery.price')]
  const rows = prices.parcels.map(({ method, price }) => [
    delivery(`delivery.${method}`),
    delivery(`delivery.time-${method}`, deliveryTimes.standardDays),
    method === 'standard' ? write(price) : delivery('delivery.from', { price: write(price) }),
  ])
  return { columns, rows }
}
