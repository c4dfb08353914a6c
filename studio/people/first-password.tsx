import type { Collaborator } from '../management/people-calls.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from '../ui/cards.module.css'
import { CopiedText } from '../ui/copied-text.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'

export interface FirstPasswordProps {
  title: string
  person: Collaborator
  onClose(): void
}

/** A password that somebody begins with, shown this once, for whoever gave it to hand on. */
export function FirstPassword({ title, person: { user, initial_password = '' }, onClose }: FirstPasswordProps) {
  const { password, people: said } = useWords()
  return (
    <Dialog title={title} isOpen isKept onClose={onClose}>
      <div className={styles.fields}>
        <p>{said.handOn(location.origin, user.real_email)}</p>
        <CopiedText label={password} text={initial_password} />
        <DialogActions>
          <Button look="primary" onPress={onClose}>
            {said.handedOn}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
