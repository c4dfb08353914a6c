import type { StoryInList } from '../management/answers.ts'
import { addressOf, goTo } from '../place.ts'
import { useWords } from '../studio-context.ts'
import styles from './story-links.module.css'

export interface StoryLinksProps {
  stories: readonly StoryInList[]
  /** What is said of one beside that. */
  noteOf?(story: StoryInList): string | undefined
  onOpen?(): void
}

/** Stories to be opened, in a dialog: what they are called, where they stand, whether visitors see them. */
export function StoryLinks({ stories, noteOf, onOpen }: StoryLinksProps) {
  const words = useWords()
  return (
    <ul className={styles.links}>
      {stories.map((story) => {
        const { id, name, full_slug, published } = story
        const note = noteOf?.(story)
        const place = { screen: 'story', id } as const
        return (
          <li key={id}>
            <a
              href={addressOf(place)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen?.()
                goTo(place)
              }}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.slug}>/{full_slug}</span>
              {!published && <span className={styles.slug}>{words.draft}</span>}
              {note && <span className={styles.slug}>{note}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
