import { formatMoney } from '../../runtime/format-money.ts'
import { cardWords } from '../../runtime/messages/german/card-words.ts'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import styles from './card-detail.module.css'
import type { CardDetailBlok } from './card-detail.schema.ts'
import type { ShownPrice } from './use-card-price.ts'

const messages = { ...cardWords, ...designsWords }

interface CardSumProps {
  price: ShownPrice
  quantity: number
  /** Its name. */
  paper: string | undefined
  blok: Pick<CardDetailBlok, 'shippingText' | 'shippingUrl'>
}

/** What the cards cost, all and each (R9.04). */
export function CardSum({ price: { price, state, tryAgain }, quantity, paper = '', blok }: CardSumProps) {
  const { locale } = useSite()
  const message = useMessages(messages)
  return (
    <div className={styles.sum}>
      <div role="status" aria-busy={state === 'loading'}>
        {state === 'failed' ? (
          <p>{message('card.failed')}</p>
        ) : (
          <p className={styles.price}>
            {formatMoney(price.total, locale)}
            {quantity > 1 && <span className={styles.piece}> {message('card.piece', { price: formatMoney(price.piece, locale) })}</span>}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <Button kind="quiet" onClick={tryAgain}>
          {message('designs.tryAgain')}
        </Button>
      )}
      <p className={styles.hint}>
        {message('card.tax')} {blok.shippingUrl && <ContentLink to={blok.shippingUrl}>{blok.shippingText}</ContentLink>}
      </p>
      <noscript>
        <p className={styles.hint}>{message('card.needsScript', { count: quantity, paper })}</p>
      </noscript>
    </div>
  )
}
