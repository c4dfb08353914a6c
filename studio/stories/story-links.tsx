import type { StoryInList } from '../management/answers.ts'
import { useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './story-links.module.css'

/** Stories to be opened, in a dialog: what they are called, where they stand, whether visitors see them. */
export function StoryLinks({ stories, onOpen }: { stories: readonly StoryInList[]; onOpen?(): void }) {
  const words = useWords()
  return (
    <ul className={styles.links}>
      {stories.map(({ id, name, full_slug, published }) => (
        <li key={id}>
          <PlaceLink to={{ screen: 'story', id }} onGo={onOpen}>
            <span className={styles.name}>{name}</span>
            <span className={styles.slug}>/{full_slug}</span>
            {!published && <span className={styles.slug}>{words.draft}</span>}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
