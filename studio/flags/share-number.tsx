import { useState } from 'react'
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
  const take = () => {
    const read = readShare(typed ?? '')
    setTyped(undefined)
    if (read !== undefined && read !== share) onTake(read)
  }
  return (
    <span className={styles.number}>
      <input
        type="number"
        inputMode="numeric"
        min="0"
        max="100"
        aria-label={words.flags.sharePercent}
        value={typed ?? share}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <span aria-hidden="true">%</span>
    </span>
  )
}
