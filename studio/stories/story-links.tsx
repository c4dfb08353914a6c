import { useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './story-links.module.css'
import type { StoryText } from './story-text.ts'

export interface StoryLinksProps<Text extends StoryText> {
  texts: readonly Text[]
  /** What is said of one beside that. */
  noteOf?(text: Text): string | undefined
  onOpen?: (() => void) | undefined
}

/** Stories to be opened, in a dialog: what they are called, where they stand, whether visitors see them. */
export function StoryLinks<Text extends StoryText>({ texts, noteOf, onOpen }: StoryLinksProps<Text>) {
  const words = useWords()
  return (
    <ul className={styles.links}>
      {texts.map((text) => {
        const { story, release } = text
        const notes = [story.published ? '' : words.draft, release ? words.releases.inRelease(release.name) : '', noteOf?.(text)]
        return (
          <li key={`${story.id} ${release?.id}`}>
            <PlaceLink to={{ screen: 'story', id: story.id, release: release?.id }} onGo={onOpen}>
              <span className={styles.name}>{story.name}</span>
              <span className={styles.slug}>/{story.full_slug}</span>
              {notes.filter(Boolean).map((note) => (
                <span key={note} className={styles.slug}>
                  {note}
                </span>
              ))}
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
