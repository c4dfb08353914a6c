import { useId } from 'react'
import styles from './choice-field.module.css'

interface SelectFieldProps {
  label: string
  options: { value: string; name: string }[]
  chosen: string
  onChoose: (value: string) => void
  /** What is to be known of what is chosen. */
  hint?: string | undefined
}

/** One of many. */
export function SelectField({ label, options, chosen, onChoose, hint }: SelectFieldProps) {
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
        onChange={({ target }) => onChoose(target.value)}
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
