import { useAttempt } from '../use-attempt.ts'
import { Button } from './button.tsx'
import styles from './cards.module.css'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

export interface AskFirstProps {
  title: string
  /** What comes of it. */
  means: string
  label: string
  run(): Promise<void>
  onClose(): void
}

/** Asks before something that can't be taken back; what refuses it is said there. */
export function AskFirst({ title, means, label, run, onClose }: AskFirstProps) {
  const { attempt, problem, isBusy } = useAttempt(run)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={styles.fields}>
        <p>{means}</p>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button look="primary" isDisabled={isBusy} onPress={() => attempt()}>
            {label}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
