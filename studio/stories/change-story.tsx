import type { FormEvent } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './story-dialog.module.css'

/** Another name or address; the service leads the old address of a published page to the new one. */
export function ChangeStory({ story, onClose, onChanged }: { story: StoryInList; onClose(): void; onChanged(): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      await client.saveStory(story.id, { name: String(form.get('name')), slug: String(form.get('slug')) })
      onClose()
      onChanged()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <Dialog title={words.renameStory} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          {words.name}
          <input name="name" defaultValue={story.name} required autoFocus />
        </label>
        <label>
          {words.slug}
          <input name="slug" defaultValue={story.slug} />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
