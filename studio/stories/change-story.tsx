import { type FormEvent, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'
import { NewAddress, OldAddresses, type Readdressed } from './new-address.tsx'
import styles from './story-dialog.module.css'
import { usePublishedCount } from './use-published-count.ts'

/** Another name or address. Says before and after which old addresses lead to the new ones. */
export function ChangeStory({ story, onClose }: { story: StoryInList; onClose(hasChanged: boolean): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()
  const [name, setName] = useState(story.name)
  const [slug, setSlug] = useState(story.slug)
  const [left, setLeft] = useState<Readdressed>()
  const published = usePublishedCount(story)
  const hasNewSlug = slug.trim() !== '' && slug !== story.slug

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      const { full_slug } = await client.saveStory(story.id, { name, slug })
      if (full_slug === story.full_slug) onClose(true)
      else setLeft({ address: full_slug, redirects: await client.redirects(story.id) })
    } catch (error) {
      setProblem(error)
    }
  }

  const title = words.find.renameTitle(story.name)
  if (left) return <OldAddresses title={title} {...left} published={published} onClose={() => onClose(true)} />
  return (
    <Dialog title={title} isOpen onClose={() => onClose(false)}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          {words.name}
          <input value={name} required maxLength={255} autoFocus onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          {words.slug}
          <input value={slug} onChange={({ target }) => setSlug(target.value)} />
        </label>
        {hasNewSlug && <NewAddress from={story.full_slug} to={story.full_slug.replace(/[^/]*\/?$/, slug)} published={published} />}
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={() => onClose(false)}>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
