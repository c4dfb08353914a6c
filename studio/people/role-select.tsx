import { useWords } from '../studio-context.ts'
import { Entry } from '../ui/entry.tsx'
import type { RoleChoice } from './roles.ts'

export interface RoleSelectProps {
  choices: readonly RoleChoice[]
  value: string
  hint?: string
  isDisabled?: boolean
  onChange(choice: RoleChoice): void
}

export function RoleSelect({ choices, value, hint, isDisabled, onChange }: RoleSelectProps) {
  const { people: said } = useWords()
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen)
    if (choice) onChange(choice)
  }
  return (
    <Entry label={said.role} hint={hint}>
      {(control) => (
        <select {...control} disabled={isDisabled} value={value} onChange={({ target }) => choose(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Entry>
  )
}
