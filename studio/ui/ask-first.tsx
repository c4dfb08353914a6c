import { useState } from 'react'
import { useProblem } from '../use-problem.ts'
import styles from './ask-first.module.css'
import { Button } from './button.tsx'
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
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)

  const go = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={styles.asked}>
        <p>{means}</p>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button look="primary" isDisabled={isBusy} onPress={go}>
            {label}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
