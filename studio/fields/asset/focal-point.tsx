import type { MouseEvent } from 'react'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import parts from '../parts.module.css'
import styles from './asset.module.css'
import { type Point, readFocus, type Size, thumbnail, writeFocus } from './asset-value.ts'

export interface FocalPointProps {
  filename: string
  size: Size
  /** As the vendor writes it; `''` for none. */
  focus: string
  onChange(focus: string): void
}

/** The part of a picture that stays when it is cut: set by a click, or by two sliders. */
export function FocalPoint({ filename, size, focus, onChange }: FocalPointProps) {
  const words = useWords()
  const point = readFocus(focus, size)
  const { x, y } = point ?? { x: 0.5, y: 0.5 }
  const set = (part: Partial<Point>) => onChange(writeFocus({ x, y, ...part }, size))
  const setByClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    set({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  const slider = (label: string, axis: 'x' | 'y') => (
    <label className={parts.labelled}>
      {label}
      <input
        type="range"
        min="0"
        max="100"
        value={Math.round((axis === 'x' ? x : y) * 100)}
        aria-valuetext={point ? undefined : words.fields.noFocus}
        onChange={(event) => set({ [axis]: Number(event.target.value) / 100 })}
      />
    </label>
  )
  return (
    <fieldset className={parts.group} aria-label={words.fields.focus}>
      <p className={parts.hint}>{words.fields.focusHint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below are the keyboard's way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={styles.focus} data-focus-picture="" onClick={setByClick}>
        <img src={thumbnail(filename, 600)} alt="" width={size.width} height={size.height} style={roomOf(size)} />
        {point && <span className={styles.point} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />}
      </div>
      <div className={parts.pair}>
        {slider(words.fields.fromLeft, 'x')}
        {slider(words.fields.fromTop, 'y')}
      </div>
      {point && (
        <Button look="plain" onPress={() => onChange('')}>
          {words.fields.removeFocus}
        </Button>
      )}
    </fieldset>
  )
}

/** What a picture takes before it has come, too: nothing below it moves then, and a click on it means the same place. */
const roomOf = ({ width, height }: Size) => ({
  inlineSize: `calc(16rem * ${width / height})`,
  maxInlineSize: `min(100%, ${width}px)`,
})
