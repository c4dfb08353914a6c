import { useId } from 'react'
import styles from './choice-field.module.css'

interface SelectFieldProps<Value> {
  label: string
  options: readonly { value: Value; name: string }[]
  chosen: string
  onChoose: (value: Value) => void
  /** What is to be known of what is chosen. */
  hint?: string | undefined
}

/** One of many. */
export function SelectField<Value extends string>({ label, options, chosen, onChoose, hint }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        // A select has no values but those of its options.
        onChange={({ target }) => onChoose(target.value as Value)}
        aria-describedby={hint && `${id}hint`}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
