import { useState } from 'react'
import { formatCentimetres } from '../../runtime/format-centimetres.ts'
import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { readFormat } from '../../schemas/format.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/photo-frame.ts'
import { isPortrait, isSquareFormat, turned } from '../../schemas/wall-format.ts'
import { MoreFormats } from './more-formats.tsx'
import { OwnFormat } from './own-format.tsx'
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
  const [isStanding, setStanding] = useState(isPortrait(formatType))
  const choose = (chosen: string) => {
    if (!isSquareFormat(chosen)) setStanding(isPortrait(chosen))
    change({ formatType: chosen })
  }
  const turn = (stands: boolean) => {
    setStanding(stands)
    if (!isSquareFormat(formatType)) change({ formatType: turned(formatType, stands) })
  }
  const usual = material.formats.map((format) => turned(format, isStanding))
  const formats = usual.includes(formatType) ? usual : [...usual, formatType]
  const [more, own] = [`calculator-more-formats-${id}`, `calculator-own-format-${id}`]
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
          options={formats.map((value) => ({ value, name: formatCentimetres(readFormat(value), locale) }))}
          chosen={formatType}
          onChoose={choose}
        />
        <div className={styles.windows}>
          <MoreFormats id={more} choice={choice} isStanding={isStanding} onChoose={choose} />
          <Button kind="quiet" popoverTarget={own} aria-haspopup="dialog">
            {message('photoFrame.ownFormat')}
          </Button>
          <OwnFormat id={own} material={material} onChoose={choose} />
        </div>
      </div>
    </>
  )
}
