import { plain } from '../../schemas/refinement.ts'
import { refinementWords } from '../messages/german/refinement-words.ts'
import { useMessages } from '../messages/messages.ts'
import { OptionField } from './option-field.tsx'

interface RefinementFieldProps {
  options: { value: string; name: string }[]
  chosen: string
  onChoose: (value: string) => void
  /** Whether one holds on the paper that is chosen (R5.06). */
  isPossible: boolean
}

/** Foil, relief varnish, or none; on a paper that takes none it says why. */
export function RefinementField({ options, chosen, onChoose, isPossible }: RefinementFieldProps) {
  const message = useMessages(refinementWords)
  return (
    <OptionField
      label={message('refinement.label')}
      options={options.map(({ value, name }) => ({ value, name, isDisabled: !isPossible && value !== plain }))}
      chosen={chosen}
      onChoose={onChoose}
      hint={isPossible ? '' : message('refinement.onlySome')}
    />
  )
}
