import { useWords } from '../studio-context.ts'
import { germanInput, storedMoment } from './datetime-value.ts'
import { type FieldControlProps, textOf } from './field-control.ts'
import parts from './parts.module.css'

/** A moment on German clocks; without a time of day it is the start of that day, as the vendor has it: in UTC. */
export function DatetimeControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const isDay = Boolean(field.disable_time)
  const shown = isDay ? textOf(value).slice(0, 10) : germanInput(value)
  return (
    <>
      <input
        id={id}
        type={isDay ? 'date' : 'datetime-local'}
        value={shown}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ target }) => onChange(isDay ? target.value && `${target.value} 00:00` : storedMoment(target.value))}
      />
      {!isDay && <p className={parts.hint}>{words.germanTime}</p>}
      {textOf(value) && !shown && <p className={parts.wrong}>{words.fields.noMoment(textOf(value))}</p>}
    </>
  )
}
