import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'

export interface DeleteFlagProps {
  name: string
  onClose(): void
  onDeleted(): void
}

/** Asks before a test goes; where a page still shows it, says which. */
export function DeleteFlag({ name, onClose, onDeleted }: DeleteFlagProps) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()
  return (
    <Dialog title={words.flags.removeAsk(name)} isOpen onClose={onClose}>
      <p>{words.flags.removeMeans}</p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions onCancel={onClose}>
        <Button look="primary" onPress={() => client.deleteFlag(name).then(onDeleted, setProblem)}>
          {words.flags.remove}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
