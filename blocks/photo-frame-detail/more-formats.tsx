import { useRef } from 'react'
import { formatMoney } from '../../runtime/format-money.ts'
import { formatSize } from '../../runtime/format-size.ts'
import { formatWords } from '../../runtime/messages/german/format-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import choiceStyles from '../../runtime/ui/choice-field.module.css'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { focusThen } from '../../runtime/ui/focus-then.ts'
import { readFormat } from '../../schemas/format.ts'
import { turned } from '../../schemas/wall-art/format-limits.ts'
import type { FormatPrices, PhotoFrameChoice } from '../../schemas/wall-art/photo-frame.ts'
import styles from './photo-frame-detail.module.css'
import { useFormatPrices } from './use-format-prices.ts'

interface MoreFormatsProps {
  id: string
  choice: PhotoFrameChoice
  isStanding: boolean
  onChoose: (formatType: string) => void
}

/** A window with every format in its group, each with its price. */
export function MoreFormats({ id, choice, isStanding, onChoose }: MoreFormatsProps) {
  const message = useMessages(formatWords)
  const { groups, state, tryAgain } = useFormatPrices(choice)
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog id={id} title={message('format.more')}>
      <p ref={status} className={choiceStyles.hint} role="status" tabIndex={-1}>
        {message(`format.${notes[state]}`)}
      </p>
      {state === 'failed' && (
        <Button kind="quiet" onClick={focusThen(status, tryAgain)}>
          {message('format.tryAgain')}
        </Button>
      )}
      <div className={styles.groups} aria-busy={state === 'loading'}>
        {groups.map((group) => (
          <Group key={group.group} group={group} chosen={choice.formatType} isStanding={isStanding} onChoose={onChoose} />
        ))}
      </div>
    </Dialog>
  )
}

const notes = { there: 'pricesOf', loading: 'loading', failed: 'failed' } as const

interface GroupProps {
  group: FormatPrices
  chosen: string
  isStanding: boolean
  onChoose: (formatType: string) => void
}

function Group({ group: { group, formats }, chosen, isStanding, onChoose }: GroupProps) {
  const { locale } = useSite()
  const message = useMessages(formatWords)
  return (
    <section>
      <h3 className={choiceStyles.legend}>{message(`format.group-${group}`)}</h3>
      <ul className={styles.formats}>
        {formats.map(({ formatType, price }) => {
          const shown = turned(formatType, isStanding)
          return (
            <li key={formatType}>
              <button type="button" className={styles.format} aria-pressed={shown === chosen} onClick={() => onChoose(shown)}>
                <span>{formatSize(readFormat(shown), locale)}</span> <span className={choiceStyles.hint}>{formatMoney(price, locale)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
