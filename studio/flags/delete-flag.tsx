import { useState } from 'react'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './flags.module.css'

export interface DeleteFlagProps {
  name: string
  title: string
  onClose(): void
  onDeleted(): void
}

/** Ends a test, or says which pages still use it. */
export function DeleteFlag({ name, title, onClose, onDeleted }: DeleteFlagProps) {
  const { client } = useStudio()
  const { flags: said } = useWords()
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await client.deleteFlag(name)
      onDeleted()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={said.removeAsk(title)} isOpen onClose={onClose}>
      <div className={styles.fields}>
        <p>{said.removeMeans}</p>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button look="primary" isDisabled={isBusy} onPress={remove}>
            {said.remove}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
