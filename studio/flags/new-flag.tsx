import { useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import cards from '../ui/cards.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useAttempt } from '../use-attempt.ts'
import { flagNameOf, longestName } from './flag-name.ts'
import styles from './flags.module.css'
import { ShareSlider } from './share-slider.tsx'

const longestDescription = 1_000

/** Makes a test. Its share is said at once: whether the numbers fit it can be seen as long as it was never another. */
export function NewFlag({ onClose, onMade }: { onClose(): void; onMade(flag: Flag): void }) {
  const { client } = useStudio()
  const words = useWords()
  const { flags: said } = words
  const [description, setDescription] = useState('')
  const [ownName, setOwnName] = useState<string>()
  const [share, setShare] = useState(50)
  const name = ownName ?? flagNameOf(description)
  const { attempt, problem, isBusy } = useAttempt(async () =>
    onMade(await client.createFlag({ name: name.trim(), description: description.trim(), share })),
  )

  return (
    <Dialog title={said.create} isOpen onClose={onClose}>
      <form className={cards.fields} onSubmit={attempt}>
        <Entry label={said.description} hint={said.descriptionHint}>
          {(control) => (
            <input
              {...control}
              required
              autoFocus
              maxLength={longestDescription}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Entry>
        <Entry label={words.name} hint={said.nameHint}>
          {(control) => (
            <input
              {...control}
              className={styles.code}
              required
              maxLength={longestName}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setOwnName(target.value)}
            />
          )}
        </Entry>
        <ShareSlider share={share} onChange={setShare} />
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            {words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
