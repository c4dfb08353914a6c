import { type CSSProperties, useId } from 'react'
import styles from './choice-field.module.css'

interface Option<Value> {
  value: Value
  /** By what it is the same where another choice gives it another value: a click from before is answered by it still. */
  key?: string
  name: string
  /** Of what is chosen by its colour. */
  color?: string | undefined
  isDisabled?: boolean
}

interface OptionFieldProps<Value> {
  label: string
  options: readonly Option<Value>[]
  chosen: string
  onChoose: (value: Value) => void
  /** What is to be known of it; said to who listens when it comes. */
  hint?: string
}

/** One of a few, all in sight. */
export function OptionField<Value extends string>({ label, options, chosen, onChoose, hint }: OptionFieldProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={hint ? `${id}hint` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ value, key = value, name, color, isDisabled = false }) => (
          <label key={key} className={styles.option}>
            <input type="radio" name={id} value={value} checked={value === chosen} disabled={isDisabled} onChange={() => onChoose(value)} />
            {color && <span className={styles.color} style={{ '--color': color } as CSSProperties} />}
            {/* Each name anew, as each price (price-sum.tsx). */}
            <span key={name}>{name}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
