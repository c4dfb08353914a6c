import { useRef } from 'react'
import type { Link } from '../../schemas/fields/multilink.ts'
import { formatMoney } from '../format-money.ts'
import { priceWords } from '../messages/german/price-words.ts'
import { useMessages } from '../messages/messages.ts'
import { useSite } from '../site/site-context.ts'
import { Button } from './button.tsx'
import { ContentLink } from './content-link.tsx'
import { focusThen } from './focus-then.ts'
import styles from './price-sum.module.css'
import type { ShownPrice } from './use-shop-price.ts'

interface PriceSumProps {
  price: ShownPrice
  /** What one of them costs, in words: `{price} je Karte`. */
  pieceWords?: ((price: string) => string) | undefined
  /** What the first choice is, for who can't make another without script. */
  withoutScript?: string | undefined
  shippingText: string
  shippingUrl: Link | undefined
}

/** What a choice costs, all of it and each piece (R9.04). */
export function PriceSum({ price: { price, state, tryAgain }, pieceWords, withoutScript, ...shipping }: PriceSumProps) {
  const { locale } = useSite()
  const message = useMessages(priceWords)
  const sum = useRef<HTMLDivElement>(null)
  const [total, piece] = [formatMoney(price.total, locale), formatMoney(price.piece, locale)]
  return (
    <div className={styles.sum}>
      <div ref={sum} role="status" aria-busy={state === 'loading'} tabIndex={-1}>
        {state === 'failed' ? (
          <p>{message('price.failed')}</p>
        ) : (
          // Each price anew: a browser that translates the page puts words of its own in it, in which React would change nothing.
          <p key={total + piece} className={styles.price}>
            {total}
            {total !== piece && <span className={styles.piece}> {pieceWords?.(piece) ?? message('price.piece', { price: piece })}</span>}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <Button kind="quiet" onClick={focusThen(sum, tryAgain)}>
          {message('price.tryAgain')}
        </Button>
      )}
      <p className={styles.hint}>
        {message('price.tax')} {shipping.shippingUrl && <ContentLink to={shipping.shippingUrl}>{shipping.shippingText}</ContentLink>}
      </p>
      <noscript>
        <p className={styles.hint}>{withoutScript ?? message('price.needsScript')}</p>
      </noscript>
    </div>
  )
}
