import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { holdsFormat, photoFrameQuantities } from '../../schemas/wall-art/photo-frame-choice.ts'
import { frameFacts, noMat, whiteMat, writeFrame } from '../../schemas/wall-art/wall-frame.ts'
import { FormatField } from './format-field.tsx'
import { type ChangeChoice, frameTypeOf } from './use-photo-frame-choice.ts'

interface PhotoFrameChoicesProps {
  /** Of the block: its windows are named after it. */
  id: string
  offer: PhotoFrameOffer
  choice: PhotoFrameChoice
  change: ChangeChoice
}

/** Where no frame is chosen; nothing is asked with it. */
const frameless = 'ohne'

/** Material, format, frame, mat, and how many. What there is only one of is nothing to choose. */
export function PhotoFrameChoices({ id, offer, choice, change }: PhotoFrameChoicesProps) {
  const message = useMessages(photoFrameWords)
  const material = offer.materials.find(({ value }) => value === choice.materialType)
  if (!material) return null
  const chosen = frameTypeOf(choice)
  const frames = offer.frames.filter(({ frameType }) => material.frames.includes(frameType))
  const variants = frames.find(({ frameType }) => frameType === chosen)?.variants ?? []
  const isTooSmall = frames.some(({ frameType }) => !holdsFormat(frameType, choice.formatType))
  return (
    <>
      {offer.materials.length > 1 && (
        <OptionField
          label={message('photoFrame.material')}
          options={offer.materials}
          chosen={choice.materialType}
          onChoose={(materialType) => change({ materialType })}
        />
      )}
      <FormatField id={id} material={material} choice={choice} change={change} />
      {frames.length > 0 && (
        <OptionField
          label={message('photoFrame.frame')}
          options={[
            { value: frameless, name: message('photoFrame.frameless') },
            ...frames.map(({ frameType, name }) => ({ value: frameType, name, isDisabled: !holdsFormat(frameType, choice.formatType) })),
          ]}
          chosen={chosen ?? frameless}
          // A frame comes in black (R3.06).
          onChoose={(frame) => change({ frameType: frame === frameless ? undefined : writeFrame({ type: frame, color: 'schwarz' }) })}
          hint={isTooSmall ? message('photoFrame.tooSmallFrames') : ''}
        />
      )}
      {variants.length > 1 && (
        <OptionField
          label={message('photoFrame.frameColor')}
          options={variants}
          chosen={choice.frameType ?? ''}
          onChoose={(frameType) => change({ frameType })}
        />
      )}
      {chosen && frameFacts[chosen].mat && (
        <OptionField
          label={message('photoFrame.mat')}
          options={offer.mats.map(({ matType, name }) => ({ value: matType, name }))}
          chosen={choice.matType}
          onChoose={(matType) => change(matType === noMat.matType ? noMat : whiteMat)}
        />
      )}
      <SelectField
        label={message('photoFrame.quantity')}
        options={photoFrameQuantities.map((count) => ({
          value: String(count),
          name: message(count === 1 ? 'photoFrame.onePicture' : 'photoFrame.pictures', { count }),
        }))}
        chosen={String(choice.quantity)}
        onChoose={(quantity) => change({ quantity: Number(quantity) })}
      />
    </>
  )
}
