import { useId, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import cards from '../ui/cards.module.css'
import { CopiedText } from '../ui/copied-text.tsx'
import { FlagPages } from './flag-pages.tsx'
import { FlagShare } from './flag-share.tsx'
import styles from './flags.module.css'
import { Results } from './results.tsx'

export interface OneFlagProps {
  flag: Flag
  mayChange: boolean
  onChange(flag: Flag): void
  onDelete(): void
}

/** A test: who sees it, who saw it and did what, what it looks like, and its end. */
export function OneFlag({ flag, mayChange, onChange, onDelete }: OneFlagProps) {
  const { client } = useStudio()
  const { flags: said } = useWords()
  const id = useId()
  const [isDeleting, setDeleting] = useState(false)
  const title = flag.description || flag.name
  const remove = async () => {
    await client.deleteFlag(flag.name)
    onDelete()
  }
  return (
    <li>
      <article className={cards.card} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <CopiedText label={said.nameOf} text={flag.name} />
        {mayChange ? <FlagShare flag={flag} onSaved={onChange} /> : <p>{said.shareSees(flag.share)}</p>}
        <Results flag={flag} />
        <FlagPages flag={flag} />
        {mayChange && (
          <Button className={styles.end ?? ''} aria-label={`${said.remove}: ${title}`} onPress={() => setDeleting(true)}>
            {said.remove}
          </Button>
        )}
      </article>
      {isDeleting && (
        <AskFirst
          title={said.removeAsk(title)}
          means={said.removeMeans}
          label={said.remove}
          run={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  )
}
