import { type FormEvent, useEffect, useState } from 'react'
import { StoryPicker } from '../fields/link/story-picker.tsx'
import type { StoryInList } from '../management/answers.ts'
import type { Redirect } from '../management/redirect-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './story-dialog.module.css'

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
  const [published, setPublished] = useState<number>()
  const [wrong, setWrong] = useProblem()
  const [left, setLeft] = useState<{ address: string; redirects: Redirect[] | undefined }>()
  const onClose = () => close(left !== undefined)
  const newSlug = to && [to.fullSlug, story.slug].filter(Boolean).join('/')

  useEffect(() => {
    if (!story.is_folder) return setPublished(story.published ? 1 : 0)
    client.stories({ starts_with: `${story.full_slug}/`, story_only: true, is_published: true, per_page: 1 }).then(
      ({ total }) => setPublished(total),
      () => {},
    )
  }, [client, story])

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

  if (left) {
    const count = published ?? 0
    return (
      <Dialog title={said.moveTitle(story.name)} isOpen onClose={onClose}>
        <p role="status">{said.movedTo(`/${left.address}`)}</p>
        {left.redirects === undefined ? (
          <p>{said.noRedirects}</p>
        ) : left.redirects.length > 0 ? (
          <>
            <h3>{said.redirectsLeft}</h3>
            <ul className={styles.addresses}>
              {left.redirects.map(({ id, from_slug }) => (
                <li key={id}>/{from_slug}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{count > 0 ? said.willRedirect(count) : said.noRedirectNeeded}</p>
        )}
        <div className={styles.actions}>
          <Button look="primary" onPress={onClose} autoFocus>
            {said.done}
          </Button>
        </div>
      </Dialog>
    )
  }

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
        <dl className={styles.places}>
          <dt>{said.oldAddress}</dt>
          <dd>/{story.full_slug}</dd>
          {newSlug !== undefined && (
            <>
              <dt>{said.newAddress}</dt>
              <dd>/{newSlug}</dd>
            </>
          )}
        </dl>
        {published !== undefined && <p className={styles.hint}>{published > 0 ? said.willRedirect(published) : said.noRedirectNeeded}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary" isDisabled={!to}>
            {said.moveHere}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
