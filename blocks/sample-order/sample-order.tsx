import { useRef, useState } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { samplesWords } from '../../runtime/messages/german/samples-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { samples } from '../../runtime/samples.ts'
import { isBusyElsewhere } from '../../runtime/ui/is-busy-elsewhere.ts'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { useKeptList } from '../../runtime/ui/use-kept-list.ts'
import { sampleOutcomes } from '../../schemas/cards/sample.ts'
import { ChosenSamples } from './chosen-samples.tsx'
import styles from './sample-order.module.css'
import type { SampleOrderBlok } from './sample-order.schema.ts'
import { SampleOrderForm } from './sample-order-form.tsx'
import { useFollowedDesign } from './use-followed-design.ts'
import { useIsSeen } from './use-is-seen.ts'

/**
 * The sample cards a visitor has chosen, and the form that orders them (R1.03). Interactive: only their browser knows which. Without
 * script the designs are named in the form, and the shop leads back here to what came of it.
 */
export function SampleOrder({ blok, editable }: BlockProps<SampleOrderBlok>) {
  const message = useMessages(samplesWords)
  const ids = useKeptList(samples)
  const [isOrdered, setOrdered] = useState(false)
  const followed = useFollowedDesign(() => setOrdered(false))
  const [newest, setNewest] = useState<HTMLElement | null>(null)
  const isSeen = useIsSeen(newest)
  const isEmptied = useRef(false)
  const focusWhereEmptied = (text: HTMLElement | null) => {
    if (!text || !isEmptied.current) return
    isEmptied.current = false
    text.focus()
  }
  const id = `samples-${blok._uid}`
  return (
    <section className={styles.samples} aria-labelledby={id} {...editable}>
      <h2 id={id} className={styles.headline}>
        {blok.headline}
      </h2>
      {sampleOutcomes.map((outcome) => (
        <p key={outcome} id={`sample-${outcome}`} className={styles.outcome}>
          {outcome === 'ordered' ? blok.thanks : blok.refused}
        </p>
      ))}
      {isOrdered ? (
        <p className={styles.thanks} ref={takeFocus} tabIndex={-1}>
          {blok.thanks}
        </p>
      ) : (
        <>
          {ids && ids.length > 0 && <ChosenSamples ids={ids} newestRef={setNewest} onEmpty={() => (isEmptied.current = true)} />}
          {ids?.length === 0 && (
            <>
              <p className={styles.words} ref={focusWhereEmptied} tabIndex={-1}>
                {blok.empty}
              </p>
              <LinkButton to={blok.url} text={blok.linkText} />
            </>
          )}
          {/* Who takes the last one out and chooses another has typed their address already. */}
          <div hidden={ids?.length === 0}>
            <SampleOrderForm
              blok={blok}
              ids={ids}
              onOrdered={(sent) => {
                // Another tab may have chosen more meanwhile.
                samples.write(samples.parse(samples.stored()).filter((each) => !sent.includes(each)))
                setOrdered(true)
              }}
            />
          </div>
        </>
      )}
      {/* Whose click was far from here sees that something came of it. */}
      <p role="status" className={styles.followed} hidden={followed === undefined || (isSeen && followed === 'kept')}>
        {/* Each anew, as each price (price-sum.tsx), and the blank with it: before a text that is gone React could put nothing. */}
        <span key={followed}>{followed && `${message(`samples.${followed}`, { most: samples.most })} `}</span>
        {followed === 'kept' && <a href={`#${id}`}>{message('samples.toOrder')}</a>}
      </p>
    </section>
  )
}

/** The form is gone by then. */
function takeFocus(thanks: HTMLElement | null) {
  if (!isBusyElsewhere()) thanks?.focus()
}
