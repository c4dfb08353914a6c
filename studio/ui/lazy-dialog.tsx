import type { ComponentType } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { lazyPart } from './lazy-part.tsx'

interface Closable {
  onClose(hasChanged: boolean): void
}

/** A dialog or a sheet that comes when it is first opened. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) => lazyPart(load, { Missing: MissingDialog })

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
