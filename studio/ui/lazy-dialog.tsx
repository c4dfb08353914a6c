import type { ComponentType } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import styles from './lazy-dialog.module.css'
import { lazyPart } from './lazy-part.tsx'

interface Closable {
  onClose(hasChanged: boolean): void
}

/** A dialog or a sheet that comes when it is first opened. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { Waiting: WaitingDialog, Missing: MissingDialog })

/** On a slow line whoever pressed a button sees that it was heard. */
function WaitingDialog() {
  const { loading } = useWords()
  return (
    <p role="status" className={styles.waiting}>
      {loading}
    </p>
  )
}

function MissingDialog({ onClose, onRetry }: Closable & { onRetry(): void }) {
  const { notLoaded, tryAgain } = useWords()
  return (
    <Dialog title={notLoaded.title} isOpen onClose={() => onClose(false)}>
      <p role="alert">{notLoaded.why}</p>
      <DialogActions>
        <Button onPress={() => location.reload()}>{notLoaded.reload}</Button>
        <Button look="primary" onPress={onRetry}>
          {tryAgain}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
