import { useEffect, useState } from 'react'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CommentForm } from './comment-form.tsx'
import type { CommentPlace, Comments } from './comments-context.ts'
import styles from './comments-panel.module.css'
import { Thread } from './thread.tsx'
import { isBegun } from './use-begun.ts'

export interface CommentsPanelProps {
  place: CommentPlace | 'all'
  comments: Comments
  onClose(): void
}

/** What is said about a block, a field, or the whole page. */
export function CommentsPanel({ place, comments, onClose }: CommentsPanelProps) {
  const { client } = useStudio()
  const { session, select } = useEditor()
  const { comments: said } = useWords()
  const { story, content } = useSessionState(session)
  const { discussions, people, open, reload } = comments
  const isAll = place === 'all'
  const sought = isAll ? undefined : place.discussion
  const [showsSolved, setShowsSolved] = useState(() => Boolean(discussions.find(({ id }) => id === sought)?.solved_at))

  // Whoever opens it sees what others have said since.
  useEffect(() => void reload(), [reload])

  const here = discussions.filter(
    ({ block_uid, fieldname }) => isAll || (block_uid === place.uid && (fieldname ?? undefined) === place.field),
  )
  const shown = here.filter(({ solved_at }) => showsSolved || !solved_at)
  const where = isAll ? '' : [story.uuid, place.uid, place.field].join(' ')
  // To write, where nothing is to be read first.
  const [takesFocus] = useState(() => shown.length === 0 || isBegun(where))
  return (
    <Dialog title={isAll ? said.all : said.at(place.title)} isOpen onClose={onClose} look="sheet">
      {!isAll && (
        <CommentForm
          key={where}
          where={where}
          label={said.begin}
          people={people}
          takesFocus={takesFocus}
          onSend={async (message) => {
            const { uid, field = null, component, title } = place
            await client.beginDiscussion(story.id, { title, block_uid: uid, fieldname: field, component, message })
            await reload()
          }}
        />
      )}
      <div className={styles.actions}>
        <label className={styles.check}>
          <input type="checkbox" checked={showsSolved} onChange={({ target }) => setShowsSolved(target.checked)} /> {said.showSolved}
        </label>
        {!isAll && (
          <Button look="plain" onPress={() => open('all')}>
            {said.all}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p role="status">{said.none}</p>}
      {shown.map((discussion) => {
        const { id, block_uid, fieldname } = discussion
        const isThere = findBlok(content, block_uid) !== undefined
        const show = () => {
          select([block_uid], fieldname ?? undefined, true)
          onClose()
        }
        return <Thread key={id} discussion={discussion} comments={comments} isSought={id === sought} onShow={isThere ? show : undefined} />
      })}
    </Dialog>
  )
}
