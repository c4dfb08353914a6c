import { type FormEvent, useState } from 'react'
import { StoryPicker } from '../fields/link/story-picker.tsx'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useProblem } from '../use-problem.ts'
import { NewAddress, OldAddresses, type Readdressed } from './new-address.tsx'
import styles from './story-dialog.module.css'
import { usePublishedCount } from './use-published-count.ts'

export interface Target {
  id: number
  fullSlug: string
}

export interface MoveStoryProps {
  story: StoryInList
  /** Where it was dropped. */
  to?: Target | undefined
  onClose(hasMoved: boolean): void
}

/** Moves a story, or a folder with all that is in it, and says which old addresses lead on. */
export function MoveStory({ story, to: dropped, onClose: close }: MoveStoryProps) {
  const { client } = useStudio()
  const words = useWords()
  const { find: said } = words
  const [to, setTo] = useState(dropped)
  const published = usePublishedCount(story)
  const [wrong, setWrong] = useProblem()
  const [left, setLeft] = useState<Readdressed>()
  const onClose = () => close(left !== undefined)
  const newSlug = to && [to.fullSlug, story.slug].filter(Boolean).join('/')

  async function move(event: FormEvent) {
    event.preventDefault()
    if (!to || to.id === (story.parent_id ?? 0)) return setWrong(said.sameFolder)
    try {
      const moved = await client.moveStory(story.id, to.id)
      setLeft({ address: moved.full_slug, redirects: await client.redirects(story.id) })
    } catch (error) {
      setWrong(error)
    }
  }

  if (left) return <OldAddresses title={said.moveTitle(story.name)} {...left} published={published} onClose={onClose} />
  return (
    <Dialog title={said.moveTitle(story.name)} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={move}>
        <Entry label={said.toFolder} wrong={wrong}>
          {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
            <StoryPicker
              id={id}
              label={said.toFolder}
              chosen={to ? to.fullSlug || words.topLevel : ''}
              areFolders
              describedBy={describedBy}
              isInvalid={isInvalid}
              onChoose={({ id: folder, full_slug }) => {
                setTo({ id: folder, fullSlug: full_slug })
                setWrong(undefined)
              }}
            />
          )}
        </Entry>
        {to?.id !== 0 && story.parent_id !== 0 && (
          <Button look="plain" className={styles.start} onPress={() => setTo({ id: 0, fullSlug: '' })}>
            {words.topLevel}
          </Button>
        )}
        <NewAddress from={story.full_slug} to={newSlug} published={published} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary" isDisabled={!to}>
            {said.moveHere}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
