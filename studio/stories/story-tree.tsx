import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { StoryLine } from './story-line.tsx'
import styles from './story-tree.module.css'

/** The folders as they stand; what is in one is read when it is opened. */
export function StoryTree({ onChange }: { onChange(): void }) {
  return <Folder parentId={0} onChange={onChange} />
}

const openKey = 'anlass.open-folders'

/** Which folders stand open, so that one comes back to where one was. */
const readOpen = (): number[] => {
  try {
    return JSON.parse(sessionStorage.getItem(openKey) ?? '[]')
  } catch {
    return []
  }
}

function Folder({ parentId, onChange }: { parentId: number; onChange(): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [stories, setStories] = useState<readonly StoryInList[]>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isStale = false
    client.allStories({ with_parent: parentId, sort_by: 'position:asc' }).then(
      (read) => !isStale && setStories(read),
      () => !isStale && setProblem(words.noConnection),
    )
    return () => {
      isStale = true
    }
  }, [client, parentId, words])

  if (problem) return <p role="alert">{problem}</p>
  if (!stories) return <p className={styles.waiting}>{words.loading}</p>
  if (stories.length === 0) return <p className={styles.waiting}>{words.nothingFound}</p>
  return (
    <ul className={styles.folder}>
      {stories.map((story) => (
        <li key={story.id}>
          {story.is_folder ? <FolderLine story={story} onChange={onChange} /> : <StoryLine story={story} onChange={onChange} />}
        </li>
      ))}
    </ul>
  )
}

function FolderLine({ story, onChange }: { story: StoryInList; onChange(): void }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(() => readOpen().includes(story.id))
  const toggle = () => {
    const others = readOpen().filter((id) => id !== story.id)
    sessionStorage.setItem(openKey, JSON.stringify(isOpen ? others : [...others, story.id]))
    setOpen(!isOpen)
  }
  return (
    <>
      <StoryLine story={story} onChange={onChange}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closeFolder(story.name) : words.openFolder(story.name)}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'down' : 'right'} />
          <Icon name="folder" />
          <span>{story.name}</span>
        </button>
      </StoryLine>
      {isOpen && <Folder parentId={story.id} onChange={onChange} />}
    </>
  )
}
