import { useId, useState } from 'react'
import { useWords } from '../studio-context.ts'
import { readShare } from './read-share.ts'
import styles from './share-slider.module.css'

export interface ShareNumberProps {
  share: number
  onTake(share: number): void
}

/** The share as a number: taken by Enter, or when one goes on. */
export function ShareNumber({ share, onTake }: ShareNumberProps) {
  const words = useWords()
  /** While somebody types: 5 may become 50. */
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [shown, setShown] = useState(share)
  const id = useId()
  const end = () => {
    setTyped(undefined)
    setWrong(false)
  }
  // Drawn to another share meanwhile.
  if (shown !== share) {
    setShown(share)
    end()
  }
  const take = () => {
    const read = readShare(typed ?? '')
    // It stays to be mended; who empties the field takes back what they typed.
    if (typed?.trim() && read === undefined) return setWrong(true)
    end()
    if (read !== undefined && read !== share) onTake(read)
  }
  return (
    <>
      <span className={styles.number}>
        <input
          type="number"
          inputMode="numeric"
          min="0"
          max="100"
          aria-label={words.flags.sharePercent}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          value={typed ?? share}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          onBlur={take}
          // A form is not sent with it; the browser's own words would be in its own language.
          onInvalid={(event) => {
            event.preventDefault()
            setWrong(true)
            event.currentTarget.focus()
          }}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
        <span aria-hidden="true">%</span>
      </span>
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          {words.flags.shareWrong}
        </p>
      )}
    </>
  )
}
