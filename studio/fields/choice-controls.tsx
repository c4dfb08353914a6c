import { useWords } from '../studio-context.ts'
import styles from './choice-controls.module.css'
import { type FieldControlProps, textOf } from './field-control.ts'
import { useChoices } from './use-choices.ts'

export function BooleanControl({ id, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.switch}
      checked={value === true || value === 'true'}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

export function OptionControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const choices = useChoices(field)
  const chosen = textOf(value) || (field.exclude_empty_option ? textOf(field.default_value) : '')
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen)
  return (
    <select
      id={id}
      value={chosen}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={(event) => onChange(event.target.value)}
    >
      {!field.exclude_empty_option && <option value="">{words.none}</option>}
      {/* What is not offered any more is shown, not replaced. */}
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}

export function OptionsControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const choices = useChoices(field)
  const chosen = Array.isArray(value) ? value.map(String) : value ? [String(value)] : []
  const all = [
    ...choices,
    ...chosen.filter((one) => !choices.some((choice) => choice.value === one)).map((one) => ({ name: one, value: one })),
  ]
  return (
    <fieldset id={id} aria-label={field.label} aria-describedby={describedBy} className={styles.list} data-invalid={isInvalid || undefined}>
      {all.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value))
            }
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
