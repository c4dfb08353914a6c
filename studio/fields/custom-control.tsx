import { useState } from 'react'
import { useWords } from '../studio-context.ts'
import type { FieldControlProps } from './field-control.ts'
import parts from './parts.module.css'

/** The value of a plugin's field as JSON. It is written only while it can be read. */
export function CustomControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const shown = value === undefined || value === null || value === '' ? '' : JSON.stringify(value, null, 2)
  /** What is typed; `undefined` while it is what is kept. */
  const [text, setText] = useState<string>()
  const plugin = String(field.field_type ?? '')
  const isBroken = text !== undefined && readJson(text, plugin) === broken
  const change = (typed: string) => {
    setText(typed)
    const read = readJson(typed, plugin)
    if (read !== broken) onChange(read)
  }
  const current = text ?? shown
  return (
    <>
      <p className={parts.hint}>{words.fields.plugin(plugin)}</p>
      <textarea
        id={id}
        spellCheck={false}
        rows={Math.min(14, Math.max(3, current.split('\n').length))}
        value={current}
        aria-describedby={[describedBy, `${id}-json`].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || isBroken}
        onChange={(event) => change(event.target.value)}
        onBlur={() => !isBroken && setText(undefined)}
      />
      <p id={`${id}-json`} role="status" className={parts.wrong}>
        {isBroken && words.fields.noJson(plugin)}
      </p>
    </>
  )
}

const broken = Symbol('broken')

/** A plugin's value is an object that names the plugin; an empty text is no value. */
function readJson(text: string, plugin: string): unknown {
  if (text.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken
    return 'plugin' in value && value.plugin !== plugin ? broken : { plugin, ...value }
  } catch {
    return broken
  }
}
