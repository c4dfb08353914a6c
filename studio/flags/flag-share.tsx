import { useId, useState } from 'react'
import { useSpoken } from '../studio-context.ts'
import styles from './flags.module.css'

/** How many of a hundred visitors see the new variant; told when it is let go of, not on every step on the way. */
export function FlagShare({ share, onChange }: { share: number; onChange(share: number): void }) {
  const { words, locale } = useSpoken()
  const [shown, setShown] = useState(share)
  const id = useId()
  const settle = () => shown !== share && onChange(shown)
  const inWords = shown === 0 ? words.flags.nobody : shown === 100 ? words.flags.everybody : words.flags.some(shown.toLocaleString(locale))
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{words.flags.share}</label>
      <div className={styles.slider}>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={shown}
          aria-valuetext={inWords}
          onChange={(event) => setShown(Number(event.target.value))}
          onPointerUp={settle}
          onKeyUp={settle}
          onBlur={settle}
        />
        <output htmlFor={id}>{words.flags.percent(shown.toLocaleString(locale))}</output>
      </div>
      <p className={styles.hint}>{inWords}</p>
    </div>
  )
}
