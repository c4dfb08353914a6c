import { useState } from 'react'
import { formatCentimetres } from '../../runtime/format-centimetres.ts'
import { formatMoney } from '../../runtime/format-money.ts'
import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { readFormat } from '../../schemas/format.ts'
import type { FormatPrices, PhotoFrameChoice } from '../../schemas/photo-frame.ts'
import { turned } from '../../schemas/wall-format.ts'
import styles from './photo-frame-detail.module.css'
import { useFormatPrices } from './use-format-prices.ts'

interface MoreFormatsProps {
  id: string
  choice: PhotoFrameChoice
  isStanding: boolean
  onChoose: (formatType: string) => void
}

/** A button, and the window it opens: every format in its group, each with its price. They are asked for once it is opened. */
export function MoreFormats({ id, choice, isStanding, onChoose }: MoreFormatsProps) {
  const message = useMessages(photoFrameWords)
  const [isAsked, setAsked] = useState(false)
  const { groups, state, tryAgain } = useFormatPrices(choice, isAsked)
  const choose = (formatType: string) => {
    onChoose(formatType)
    document.getElementById(id)?.hidePopover()
  }
  return (
    <>
      <Button kind="quiet" popoverTarget={id} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {message('photoFrame.moreFormats')}
      </Button>
      <Dialog id={id} title={message('photoFrame.moreFormats')}>
        <p className={styles.note} role="status">
          {state === 'failed' ? message('photoFrame.noFormats') : message(state === 'there' ? 'photoFrame.pricesOf' : 'photoFrame.loading')}
        </p>
        {state === 'failed' && (
          <Button kind="quiet" onClick={tryAgain}>
            {message('photoFrame.tryAgain')}
          </Button>
        )}
        <div className={styles.groups} aria-busy={state === 'loading'}>
          {groups.map((group) => (
            <Group key={group.group} group={group} chosen={choice.formatType} isStanding={isStanding} onChoose={choose} />
          ))}
        </div>
      </Dialog>
    </>
  )
}

interface GroupProps {
  group: FormatPrices
  chosen: string
  isStanding: boolean
  onChoose: (formatType: string) => void
}

function Group({ group: { group, formats }, chosen, isStanding, onChoose }: GroupProps) {
  const { locale } = useSite()
  const message = useMessages(photoFrameWords)
  return (
    <section>
      <h3 className={styles.groupName}>{message(`photoFrame.group-${group}`)}</h3>
      <ul className={styles.formats}>
        {formats.map(({ formatType, price }) => {
          const shown = turned(formatType, isStanding)
          return (
            <li key={formatType}>
              <button type="button" className={styles.format} aria-pressed={shown === chosen} onClick={() => onChoose(shown)}>
                <span>{formatCentimetres(readFormat(shown), locale)}</span>{' '}
                <span className={styles.price}>{formatMoney(price, locale)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
