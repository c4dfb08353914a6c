import { useRef, useState } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import cards from './cards.module.css'
import styles from './copied-text.module.css'

/** A text that is written into another place exactly as it is, and is taken there by a button. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const words = useWords()
  const [said, setSaid] = useState('')
  const code = useRef<HTMLElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied(text))
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setSaid(words.notCopied)
    }
  }

  return (
    <div>
      <span className={styles.label}>{label}</span>
      <div className={styles.row}>
        <code ref={code} className={styles.code}>
          {text}
        </code>
        <Button onPress={copy} aria-label={`${words.copy}: ${text}`}>
          {words.copy}
        </Button>
      </div>
      <p className={cards.done} role="status">
        {said}
      </p>
    </div>
  )
}
