import type { StoryInList } from '../management/answers.ts'
import { useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
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
        return (
          <li key={id}>
            <PlaceLink to={{ screen: 'story', id }} onGo={onOpen}>
              <span className={styles.name}>{name}</span>
              <span className={styles.slug}>/{full_slug}</span>
              {!published && <span className={styles.slug}>{words.draft}</span>}
              {note && <span className={styles.slug}>{note}</span>}
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
