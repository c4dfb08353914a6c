import { type FormEvent, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { slugOf } from '../stories/slug-of.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './flags.module.css'

const longestName = 50

/** What a new test is about, and what blocks call it. */
export function FlagDialog({ onClose, onMade }: { onClose(): void; onMade(flag: Flag): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [description, setDescription] = useState('')
  /** As long as nobody writes one, it follows what the test is about. */
  const [written, setWritten] = useState<string>()
  const [problem, setProblem] = useProblem()
  const name =
    written ??
    slugOf(description)
      .replace(/^[^a-z]+/, '')
      .slice(0, longestName)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    client.createFlag({ name, description: description.trim() }).then(onMade, setProblem)
  }

  return (
    <Dialog title={words.flags.create} isOpen onClose={onClose}>
      <form className={styles.fields} onSubmit={submit}>
        <Entry label={words.flags.what}>
          {(control) => (
            <input {...control} required maxLength={200} value={description} onChange={(event) => setDescription(event.target.value)} />
          )}
        </Entry>
        <Entry label={words.flags.name} hint={words.flags.nameHint} wrong={problem}>
          {(control) => (
            <input
              {...control}
              required
              maxLength={longestName}
              spellCheck={false}
              value={name}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Entry>
        <DialogActions onCancel={onClose}>
          <Button look="primary" type="submit">
            {words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
