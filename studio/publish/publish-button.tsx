import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useErrors } from './checks/use-checks.ts'
import styles from './publish-button.module.css'
import { useLinkedStories } from './use-linked-stories.ts'

/** Opens the publish sheet, and says beforehand how much is in the way. */
export function PublishButton({ onPress }: { onPress(): void }) {
  const { session } = useEditor()
  const words = useWords()
  const { content, problems } = useSessionState(session)
  const errors = useErrors(content, problems, useLinkedStories(content))
  return (
    <Button look="primary" onPress={onPress} className={styles.button ?? ''}>
      {words.publish}
      {errors.length > 0 && (
        <>
          <span aria-hidden="true" className={styles.count} title={errors.map(({ message }) => message).join('\n')}>
            {errors.length}
          </span>
          <span className="only-read-aloud"> ({words.problems(errors.length)})</span>
        </>
      )}
    </Button>
  )
}
