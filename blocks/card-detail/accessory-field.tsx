import { cardWords } from '../../runtime/messages/german/card-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import type { CardOffer } from '../../schemas/cards/card.ts'

interface AccessoryFieldProps {
  group: CardOffer['accessories'][number]
  /** The skus of all that was chosen. */
  chosen: readonly string[]
  onChoose: (skus: string[]) => void
  hint: string
}

/** More than these are not seen at once. */
const mostInSight = 8

/** One accessory of a kind, or none. */
export function AccessoryField({ group: { name, options }, chosen, onChoose, hint }: AccessoryFieldProps) {
  const message = useMessages(cardWords)
  const isOfKind = (sku: string) => options.some(({ value }) => value === sku)
  const Field = options.length > mostInSight ? SelectField : OptionField
  return (
    <Field
      label={name}
      options={[{ value: '', name: message('card.none') }, ...options]}
      chosen={chosen.find(isOfKind) ?? ''}
      onChoose={(sku) => onChoose([...chosen.filter((each) => !isOfKind(each)), ...(sku ? [sku] : [])])}
      hint={hint}
    />
  )
}
