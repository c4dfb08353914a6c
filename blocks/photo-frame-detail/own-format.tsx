import { type FormEvent, useId, useRef, useState } from 'react'
import { formatWords } from '../../runtime/messages/german/format-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import choiceStyles from '../../runtime/ui/choice-field.module.css'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { writeFormat } from '../../schemas/format.ts'
import { type FormatLimits, type FormatProblem, formatProblem, readCentimetres } from '../../schemas/wall-art/format-limits.ts'
import type { PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import styles from './photo-frame-detail.module.css'

interface OwnFormatProps {
  id: string
  material: PhotoFrameOffer['materials'][number]
  onChoose: (formatType: string) => void
}

const sides = ['width', 'height'] as const
type Side = (typeof sides)[number]

/** A window in which a format of one's own is typed, in centimetres. What can't be made is said in a sentence. */
export function OwnFormat({ id, material: { name, limits }, onChoose }: OwnFormatProps) {
  const { locale } = useSite()
  const message = useMessages(formatWords)
  const form = useRef<HTMLFormElement>(null)
  const notes = useId()
  const [typed, setTyped] = useState<Record<Side, string>>({ width: '', height: '' })
  const [wrong, setWrong] = useState<{ sides: readonly Side[]; words: string }>({ sides: [], words: '' })
  const inCentimetres = (millimetres: number) => new Intl.NumberFormat(locale).format(millimetres / 10)
  const words = {
    material: name,
    min: inCentimetres(limits.min),
    maxShort: inCentimetres(limits.maxShort),
    maxLong: inCentimetres(limits.maxLong),
  }

  const refuse = (refused: readonly Side[], sentence: string) => {
    setWrong({ sides: refused, words: sentence })
    const [first] = refused
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const take = (event: FormEvent) => {
    event.preventDefault()
    const [width, height] = [readCentimetres(typed.width), readCentimetres(typed.height)]
    const unread = sides.filter((side) => readCentimetres(typed[side]) === undefined)
    if (width === undefined || height === undefined) return refuse(unread, message('format.noNumber'))
    const problem = formatProblem({ width, height }, limits)
    if (problem) return refuse(wrongSides({ width, height }, problem, limits), message(`format.${problem}`, words))
    setWrong({ sides: [], words: '' })
    onChoose(writeFormat({ width, height }))
  }

  return (
    <Dialog id={id} title={message('format.own')}>
      <form ref={form} noValidate onSubmit={take} className={styles.own}>
        <p id={`${notes}limits`} className={choiceStyles.hint}>
          {message('format.limits', words)}
        </p>
        {sides.map((side) => (
          <TextField
            key={side}
            label={message(`format.${side}`)}
            hint={message('format.inCentimetres')}
            name={side}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={typed[side]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [side]: target.value }))}
            aria-invalid={wrong.sides.includes(side) || undefined}
            aria-describedby={`${notes}limits ${notes}problem`}
          />
        ))}
        <p id={`${notes}problem`} role="alert" className={styles.problem}>
          {wrong.words}
        </p>
        <Button type="submit">{message('format.take')}</Button>
      </form>
    </Dialog>
  )
}

function wrongSides(format: Record<Side, number>, problem: FormatProblem, { min, maxShort, maxLong }: FormatLimits): Side[] {
  const most = problem === 'tooLong' ? maxLong : maxShort
  return sides.filter((side) => (problem === 'tooSmall' ? min > format[side] : format[side] > most))
}
