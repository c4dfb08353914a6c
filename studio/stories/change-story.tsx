import { type FormEvent, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './story-dialog.module.css'

/** Another name or address; the service leads the old address of a published page to the new one. */
export function ChangeStory({ story, onClose, onChanged }: { story: StoryInList; onClose(): void; onChanged(): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      await client.saveStory(story.id, { name: String(form.get('name')), slug: String(form.get('slug')) })
      onClose()
      onChanged()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
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
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
