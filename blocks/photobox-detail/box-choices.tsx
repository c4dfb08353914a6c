import { photoboxWords } from '../../runtime/messages/german/photobox-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import type { PhotoboxData } from '../../schemas/photoboxes/photobox.ts'
import type { PhotoboxChoice } from '../../schemas/photoboxes/photobox-choice.ts'
import { LidField } from './lid-field.tsx'
import type { useSelectedBox } from './use-selected-box.ts'

interface BoxChoicesProps extends ReturnType<typeof useSelectedBox> {
  offer: PhotoboxData
}

/** Type, format of the pictures, their paper, the lid, and how many pictures. */
export function BoxChoices({ offer: { types, materials, designs }, choice, lid, change, chooseType, chooseDesign }: BoxChoicesProps) {
  const message = useMessages(photoboxWords)
  const { photoboxType, photoboxFormat, photoboxMaterial, photoboxQuantityMax } = choice
  const kind = types.find(({ type }) => type === photoboxType)
  return (
    <>
      <OptionField
        label={message('photobox.type')}
        options={types.map(({ type, name }) => ({ value: type, name }))}
        chosen={photoboxType}
        onChoose={(type) => chooseType(type as PhotoboxChoice['photoboxType'])}
      />
      <OptionField
        label={message('photobox.format')}
        options={(kind?.formats ?? []).map(({ format, name }) => ({ value: format, name }))}
        chosen={photoboxFormat}
        onChoose={(format) => change({ photoboxFormat: format as PhotoboxChoice['photoboxFormat'] })}
      />
      <OptionField
        label={message('photobox.material')}
        options={materials.map(({ material, name }) => ({ value: material, name }))}
        chosen={photoboxMaterial}
        onChoose={(material) => change({ photoboxMaterial: material as PhotoboxChoice['photoboxMaterial'] })}
        hint={materials.find(({ material }) => material === photoboxMaterial)?.note ?? ''}
      />
      <LidField label={message('photobox.design')} designs={designs} chosen={lid?.design ?? ''} onChoose={chooseDesign} />
      <OptionField
        label={message('photobox.quantity')}
        options={(kind?.quantities ?? []).map((quantity) => ({
          value: String(quantity),
          name: message('photobox.pictures', { quantity }),
        }))}
        chosen={String(photoboxQuantityMax)}
        onChoose={(quantity) => change({ photoboxQuantityMax: Number(quantity) })}
      />
    </>
  )
}
