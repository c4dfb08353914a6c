import { formatSize } from '../../runtime/format-size.ts'
import { collageWords } from '../../runtime/messages/german/collage-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import { readFormat } from '../../schemas/format.ts'
import { collageLetters } from '../../schemas/wall-art/collage-cells.ts'
import { collagePresetNames, collagePresets } from '../../schemas/wall-art/collage-choice.ts'
import { type CollageChoice, formatsOf } from './collage-choice.ts'
import type { CollageDetailData } from './load-collage-detail.ts'

interface CollageChoicesProps {
  data: CollageDetailData
  choice: CollageChoice
  change: (changed: Partial<CollageChoice>) => void
}

/** Where no frame is chosen; nothing is asked with it. */
const frameless = 'ohne'

/** Arrangement, way on to the wall, format and background; material and frame where the way leaves them open. */
export function CollageChoices({ data, choice, change }: CollageChoicesProps) {
  const { locale } = useSite()
  const message = useMessages(collageWords)
  const { groups, offer } = data
  const { designId, preset, materialType, frameType, formatType, color } = choice
  const colors = groups.find(({ designs }) => designs.some(({ id }) => id === designId))?.colors ?? []
  const { material, frame } = collagePresets[preset]
  const fitting = frame === 'any' ? (offer.materials.find(({ value }) => value === materialType)?.frames ?? []) : []
  const frames = offer.frames
    .filter(({ frameType: each }) => fitting.includes(each))
    .flatMap(({ name, variants }) => variants.map(({ value, name: ofColor }) => ({ value, name: `${name}, ${ofColor}` })))
  return (
    <>
      <SelectField
        label={message('collage.design')}
        options={groups.flatMap(({ designs }) =>
          designs.map(({ id, name, rows }) => ({
            value: String(id),
            name: message('collage.kind', { design: name, count: collageLetters(rows).length }),
          })),
        )}
        chosen={String(designId)}
        onChoose={(id) => change({ designId: Number(id) })}
      />
      <OptionField
        label={message('collage.preset')}
        options={collagePresetNames.map((value) => ({ value, name: message(`collage.preset-${value}`) }))}
        chosen={preset}
        onChoose={(value) => change({ preset: value })}
      />
      {material === undefined && (
        <SelectField
          label={message('collage.material')}
          options={offer.materials}
          chosen={materialType}
          onChoose={(value) => change({ materialType: value })}
        />
      )}
      {frames.length > 0 && (
        <SelectField
          label={message('collage.frame')}
          options={[{ value: frameless, name: message('collage.frameless') }, ...frames]}
          chosen={frameType ?? frameless}
          onChoose={(value) => change({ frameType: value === frameless ? undefined : value })}
        />
      )}
      <OptionField
        label={message('collage.format')}
        options={formatsOf(choice, data).map((value) => ({ value, name: formatSize(readFormat(value), locale) }))}
        chosen={formatType}
        onChoose={(value) => change({ formatType: value })}
      />
      <OptionField label={message('collage.color')} options={colors} chosen={color} onChoose={(value) => change({ color: value })} />
    </>
  )
}
