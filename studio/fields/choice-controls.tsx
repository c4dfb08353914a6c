import { useWords } from '../studio-context.ts'
import styles from './choice-controls.module.css'
import { type FieldControlProps, textOf } from './field-control.ts'
import { MoveButtons, moved } from './move-buttons.tsx'
import parts from './parts.module.css'
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

function Unreadable({ from }: { from: string | undefined }) {
  const words = useWords()
  if (from === undefined) return null
  return (
    <p role="alert" className={parts.wrong}>
      {words.fields.choicesUnreadable(from)}
    </p>
  )
}

export function OptionControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const { choices, unreadable } = useChoices(field)
  const chosen = textOf(value) || (field.exclude_empty_option ? textOf(field.default_value) : '')
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen)
  return (
    <>
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
      <Unreadable from={unreadable} />
    </>
  )
}

export function OptionsControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const { choices, unreadable } = useChoices(field)
  const chosen = Array.isArray(value) ? value.map(String) : value ? [String(value)] : []
  const all = [
    ...choices,
    ...chosen.filter((one) => !choices.some((choice) => choice.value === one)).map((one) => ({ name: one, value: one })),
  ]
  const nameOf = (value: string) => all.find((choice) => choice.value === value)?.name ?? value
  return (
    <fieldset id={id} aria-labelledby={`${id}-label`} aria-describedby={describedBy} data-invalid={isInvalid || undefined}>
      <div className={styles.list}>
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
      </div>
      <Unreadable from={unreadable} />
      {chosen.length > 1 && (
        <ol className={styles.order} aria-label={words.fields.order}>
          {chosen.map((one, index) => (
            <li key={one} className={styles.ordered}>
              <span>{nameOf(one)}</span>
              <MoveButtons name={nameOf(one)} index={index} count={chosen.length} onMove={(to) => onChange(moved(chosen, index, to))} />
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  )
}
