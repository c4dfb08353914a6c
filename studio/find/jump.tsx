import { useState } from 'react'
import { goTo } from '../place.ts'
import { StoryLinks } from '../stories/story-links.tsx'
import { useWords } from '../studio-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './jump.module.css'
import { moveThrough } from './move-through.ts'
import { useFoundStories } from './use-found-stories.ts'

/** From anywhere to a page, by a few letters. */
export function Jump({ onClose }: { onClose(): void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const found = useFoundStories(text)
  const [first] = found ?? []
  return (
    <Dialog title={words.find.jump} isOpen onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the arrow keys of the search and the links in it */}
      <div className={styles.jump} onKeyDown={moveThrough}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!first) return
            onClose()
            goTo({ screen: 'story', id: first.id })
          }}
        >
          <input
            type="search"
            autoFocus
            aria-label={words.find.jumpHint}
            placeholder={words.find.jumpHint}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <p role="status" className={styles.count}>
          {found && (found.length === 0 ? words.nothingFound : words.find.results(found.length))}
        </p>
        {found && found.length > 0 && <StoryLinks texts={found.map((story) => ({ story }))} onOpen={onClose} />}
      </div>
    </Dialog>
  )
}
