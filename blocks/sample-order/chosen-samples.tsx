import { type Ref, useRef } from 'react'
import { drop } from '../../runtime/change-kept-list.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { samplesWords } from '../../runtime/messages/german/samples-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { samples } from '../../runtime/samples.ts'
import { designHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import cardStyles from '../../runtime/ui/card.module.css'
import { CornerButton } from '../../runtime/ui/corner-button.tsx'
import { CardPlace, DesignCard } from '../../runtime/ui/design-card.tsx'
import { focusThen } from '../../runtime/ui/focus-then.ts'
import { useDesignsById } from '../../runtime/ui/use-designs-by-id.ts'
import { freeSamples, samplesPrice } from '../../schemas/cards/sample.ts'
import styles from './sample-order.module.css'

const messages = { ...designsWords, ...samplesWords }

interface ChosenSamplesProps {
  ids: number[]
  newestRef: Ref<HTMLLIElement>
  /** The last one is about to be taken out here: all of this goes, and the focus needs another place. */
  onEmpty: () => void
}

/** What a visitor has chosen, the newest first, and what it costs. */
export function ChosenSamples({ ids, newestRef, onEmpty }: ChosenSamplesProps) {
  const site = useSite()
  const status = useRef<HTMLParagraphElement>(null)
  const message = useMessages(messages)
  const { known, hasFailed, tryAgain } = useDesignsById(ids)
  const price = samplesPrice(ids.length, site.country)
  const words =
    price.cents === 0
      ? message(ids.length === 1 ? 'samples.oneFree' : 'samples.free')
      : message('samples.paid', { free: freeSamples, price: formatMoney(price, site.locale) })
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {hasFailed
          ? message('designs.failed')
          : `${message(ids.length === 1 ? 'samples.one' : 'samples.count', { count: ids.length })} ${words}`}
      </p>
      {hasFailed && (
        <Button kind="quiet" onClick={focusThen(status, tryAgain)}>
          {message('designs.tryAgain')}
        </Button>
      )}
      <ul className={`${cardStyles.grid} ${styles.grid}`}>
        {ids.map((id, index) => {
          const design = known.get(id)
          const name = typeof design === 'object' ? design.name : String(id)
          const removeSample = () => {
            // The button goes.
            if (ids.length === 1) onEmpty()
            else status.current?.focus()
            drop(samples, id)
          }
          const remove = <CornerButton icon="close" aria-label={message('samples.remove', { name })} onClick={removeSample} />
          return (
            <li key={id} ref={index === 0 ? newestRef : undefined}>
              {typeof design === 'object' ? (
                <DesignCard design={design} href={designHref(design, site)} heading="h3">
                  {remove}
                </DesignCard>
              ) : (
                <CardPlace>
                  {design === 'gone' && <p>{message('designs.gone')}</p>}
                  {remove}
                </CardPlace>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
