import { type ComponentType, type MouseEvent, useState } from 'react'
import { formatSize } from '../../runtime/format-size.ts'
import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import { readFormat } from '../../schemas/format.ts'
import { fitsLimits, isPortrait, isSquareFormat, turned } from '../../schemas/wall-art/format-limits.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import type { FormatWindowsProps } from './format-windows.tsx'
import styles from './photo-frame-detail.module.css'
import type { ChangeChoice } from './use-photo-frame-choice.ts'

interface FormatFieldProps {
  id: string
  material: PhotoFrameOffer['materials'][number]
  choice: PhotoFrameChoice
  change: ChangeChoice
}

/** Lying or standing, the usual formats, and two windows with all others (R4.03). */
export function FormatField({ id, material, choice, change }: FormatFieldProps) {
  const { locale } = useSite()
  const message = useMessages(photoFrameWords)
  const { formatType } = choice
  // A square neither stands nor lies: what was wanted before it is kept.
  const [stood, setStanding] = useKeptState(isPortrait(formatType), ['stands', id])
  const isStanding = isSquareFormat(formatType) ? stood : isPortrait(formatType)
  // What another material is not made in is no longer chosen.
  const [wanted, setWanted] = useKeptState(formatType, ['wanted', id])
  const choose = (chosen: string) => {
    if (!isSquareFormat(chosen)) setStanding(() => isPortrait(chosen))
    setWanted(() => chosen)
    change({ formatType: chosen })
  }
  const turn = (stands: boolean) => (isSquareFormat(formatType) ? setStanding(() => stands) : choose(turned(formatType, stands)))
  const isLost = !fitsLimits(readFormat(wanted), material.limits)
  const lost = isLost ? message('photoFrame.lostFormat', { material: material.name, size: formatSize(readFormat(wanted), locale) }) : ''
  const usual = material.formats.map((format) => turned(format, isStanding))
  const formats = usual.includes(formatType) ? usual : [...usual, formatType]
  const ids = { more: `calculator-more-formats-${id}`, own: `calculator-own-format-${id}` }
  const { Windows, opens, isMissing, open } = useWindows()
  return (
    <>
      <OptionField
        label={message('photoFrame.orientation')}
        options={[
          { value: 'landscape', name: message('photoFrame.landscape') },
          { value: 'portrait', name: message('photoFrame.portrait') },
        ]}
        chosen={isStanding ? 'portrait' : 'landscape'}
        onChoose={(chosen) => turn(chosen === 'portrait')}
      />
      <div>
        <OptionField
          label={message('photoFrame.format')}
          options={formats.map((value) => ({ value, key: turned(value, false), name: formatSize(readFormat(value), locale) }))}
          chosen={formatType}
          onChoose={choose}
          hint={isMissing ? message('photoFrame.noFormats') : lost}
        />
        <div className={styles.windows}>
          <Button kind="quiet" popoverTarget={ids.more} aria-haspopup="dialog" onClick={open(ids.more)}>
            {message('photoFrame.moreFormats')}
          </Button>
          <Button kind="quiet" popoverTarget={ids.own} aria-haspopup="dialog" onClick={open(ids.own)}>
            {message('photoFrame.ownFormat')}
          </Button>
          {Windows && <Windows ids={ids} opens={opens} material={material} choice={choice} isStanding={isStanding} onChoose={choose} />}
        </div>
      </div>
    </>
  )
}

/** The code of the windows, once one is to be opened. */
function useWindows() {
  const [found, setFound] = useState<{ Windows?: ComponentType<FormatWindowsProps>; opens: string; isMissing?: boolean }>({ opens: '' })
  const open =
    (id: string) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (found.Windows) return
      // To where the focus goes back from a window: not all browsers focus what is clicked.
      currentTarget.focus()
      import('./format-windows.tsx').then(
        ({ FormatWindows }) => setFound({ Windows: FormatWindows, opens: id }),
        () => setFound({ opens: '', isMissing: true }),
      )
    }
  return { ...found, open }
}
