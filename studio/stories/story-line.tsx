import { type ReactNode, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { addressOf, goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { type Command, Menu } from '../ui/menu.tsx'
import { ChangeStory } from './change-story.tsx'
import styles from './story-line.module.css'

export interface StoryLineProps {
  story: StoryInList
  onChange(): void
  /** In the place of the link to the story. */
  children?: ReactNode
}

/** One story or folder in a list: what it is called, how it stands, what can be done with it. */
export function StoryLine({ story, onChange, children }: StoryLineProps) {
  const { client } = useStudio()
  const words = useWords()
  const [isChanging, setChanging] = useState(false)
  const [problem, setProblem] = useState<string>()
  const place = { screen: 'story', id: story.id } as const
  const isDeleted = Boolean(story.deleted_at)

  const run = (work: Promise<unknown>) => void work.then(onChange, (error: Error) => setProblem(error.message))
  const commands: Command[] = isDeleted
    ? [{ id: 'undelete', label: words.undeleteStory, run: () => run(client.undeleteStory(story.id)) }]
    : [
        { id: 'change', label: words.renameStory, run: () => setChanging(true) },
        ...(story.is_folder ? [] : [{ id: 'duplicate', label: words.duplicateStory, run: () => run(duplicate()) }]),
        { id: 'delete', label: words.deleteStory, isDangerous: true, run: () => run(client.deleteStory(story.id)) },
      ]

  const duplicate = () =>
    client.duplicateStory(story.id, { name: words.copyOf(story.name), slug: `${story.slug || 'start'}-${crypto.randomUUID().slice(0, 4)}` })

  return (
    <div className={styles.line}>
      {children ?? (
        <a
          className={styles.link}
          href={addressOf(place)}
          onClick={(event) => {
            if (isDeleted || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goTo(place)
          }}
        >
          <Icon name="page" />
          <span className={styles.name}>{story.name}</span>
          <span className={styles.slug}>/{story.full_slug}</span>
        </a>
      )}
      {!story.is_folder && !isDeleted && <Standing story={story} />}
      {problem && <p role="alert">{problem}</p>}
      <Menu label={`${words.more}: ${story.name}`} commands={[commands]}>
        <Icon name="more" />
      </Menu>
      {isChanging && <ChangeStory story={story} onClose={() => setChanging(false)} onChanged={onChange} />}
    </div>
  )
}

function Standing({ story }: { story: StoryInList }) {
  const words = useWords()
  const standing = story.publish_at ? 'scheduled' : !story.published ? 'draft' : story.unpublished_changes ? 'changed' : 'published'
  return (
    <span className={styles.standing} data-standing={standing}>
      {words[standing]}
    </span>
  )
}
