import { useRef, useState } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from './flags.module.css'

/** The name of a test, to be taken into the block that uses it. */
export function CopiedName({ name }: { name: string }) {
  const words = useWords()
  const [said, setSaid] = useState('')
  const code = useRef<HTMLElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name)
      setSaid(words.copied(name))
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setSaid(words.flags.notCopied)
    }
  }

  return (
    <div>
      <span className={styles.label}>{words.flags.nameOf}</span>
      <div className={styles.name}>
        <code ref={code} className={styles.code}>
          {name}
        </code>
        <Button onPress={copy} aria-label={`${words.copy}: ${name}`}>
          {words.copy}
        </Button>
      </div>
      <p className={styles.done} role="status">
        {said}
      </p>
    </div>
  )
}
