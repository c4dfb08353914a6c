import { type FormEvent, useRef, useState } from 'react'
import type { Release, ReleaseWithStories } from '../management/release-calls.ts'
import { germanLocalTime, germanTimeOf } from '../publish/german-time.ts'
import { scheduleProblem } from '../publish/schedule-problem.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './releases.module.css'

export interface ReleaseDialogProps {
  /** The one that is changed; a new one without. */
  release?: Release | ReleaseWithStories
  onClose(): void
  onSaved(release: ReleaseWithStories): void
}

/** What a release is called, and when it goes live. */
export function ReleaseDialog({ release, onClose, onSaved }: ReleaseDialogProps) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()
  const [isPast, setPast] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const date = useRef<HTMLInputElement>(null)
  const kept = germanLocalTime(release?.release_at)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const written = String(form.get('release_at') ?? '')
    setProblem(undefined)
    const now = germanLocalTime(new Date().toISOString())
    // The service would have it go live at once, and nobody has been asked that.
    if (scheduleProblem({ publish: written, expire: '' }, { publish: kept, expire: '', now })) {
      setPast(true)
      return date.current?.focus()
    }
    const change = { name: String(form.get('name') ?? ''), release_at: germanTimeOf(written, release?.release_at) }
    setBusy(true)
    try {
      onSaved(await (release ? client.changeRelease(release.id, change) : client.createRelease(change)))
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={release ? words.releases.change : words.releases.create} isOpen onClose={onClose}>
      <form className={styles.fields} onSubmit={submit}>
        <label>
          {words.name}
          <input name="name" required maxLength={255} defaultValue={release?.name} />
        </label>
        <Entry label={words.releases.goesLiveAt} hint={words.releases.timeHint} wrong={isPast ? words.releases.past : undefined}>
          {(control) => (
            <input {...control} ref={date} type="datetime-local" name="release_at" defaultValue={kept} onChange={() => setPast(false)} />
          )}
        </Entry>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button look="primary" type="submit" isDisabled={isBusy}>
            {release ? words.save : words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
