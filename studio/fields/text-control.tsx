import { type FieldControlProps, textOf } from './field-control.ts'

export function TextControl({ id, value, onChange, describedBy, isInvalid, placeholder }: FieldControlProps) {
  return (
    <input
      id={id}
      type="text"
      value={textOf(value)}
      placeholder={placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function TextareaControl({ id, value, onChange, describedBy, isInvalid, placeholder }: FieldControlProps) {
  const text = textOf(value)
  return (
    <textarea
      id={id}
      value={text}
      rows={Math.min(14, Math.max(3, text.split('\n').length + 1))}
      placeholder={placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Storyblok keeps numbers as text. */
export function NumberControl({ id, value, onChange, describedBy, isInvalid, placeholder }: FieldControlProps) {
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      value={textOf(value)}
      placeholder={placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onChange={(event) => onChange(event.target.value.replace(',', '.'))}
    />
  )
}
