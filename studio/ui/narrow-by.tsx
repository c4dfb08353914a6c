export interface NarrowByProps {
  label: string
  /** What stands for no choice, whose value is `''`. */
  all: string
  value: string
  options: readonly { value: string | number; name: string }[]
  onChange(value: string): void
}

/** Shows less of a list: all of it, or what has one of these. */
export function NarrowBy({ label, all, value, options, onChange }: NarrowByProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
