import { memo, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { usePages } from '../use-pages.ts'
import { storyOver } from './drag-story.ts'
import { inTreeOrder } from './in-tree-order.ts'
import { StoryLine } from './story-line.tsx'
import styles from './story-tree.module.css'

const MoveStory = lazyDialog(async () => (await import('./move-story.tsx')).MoveStory)

interface TreeProps {
  /** A story has changed, and the tree with it; the one at which whoever did it goes on, and what is said of it. */
  onChange(toFocus: number | null, said?: string): void
}

/** The folders as they stand; what is in one is read when it is opened. */
export function StoryTree({ onChange }: TreeProps) {
  return <Folder parentId={0} onChange={onChange} />
}

const openKey = 'anlass.open-folders'
/** As many lines are read and drawn at once. */
const atOnce = 100

/** Which folders stand open, so that one comes back to where one was. */
const readOpen = (): number[] => {
  try {
    return JSON.parse(sessionStorage.getItem(openKey) ?? '[]')
  } catch {
    return []
  }
}

/** Lines that are there already are not drawn again when more come. */
const Line = memo(StoryLine)

function Folder({ parentId, onChange }: TreeProps & { parentId: number }) {
  const { client } = useStudio()
  const words = useWords()
  const pages = usePages(`${parentId}`, atOnce, (page) =>
    client.stories({ with_parent: parentId, sort_by: 'position:asc', per_page: atOnce, page }),
  )
  const { items, problem } = pages

  if (!items && !problem) return <p className={styles.waiting}>{words.loading}</p>
  if (items?.length === 0) return <p className={styles.waiting}>{words.nothingIn.all}</p>
  return (
    <>
      <ul className={styles.folder}>
        {inTreeOrder(items ?? []).map((story) => (
          <li key={story.id} className={styles.item}>
            {story.is_folder ? <FolderLine story={story} onChange={onChange} /> : <Line story={story} onChange={onChange} />}
          </li>
        ))}
      </ul>
      <MorePages pages={pages} perPage={atOnce} />
    </>
  )
}

interface FolderLineProps extends TreeProps {
  story: StoryInList
  /** Where it stands, if the lines above do not say so. */
  address?: string
}

export function FolderLine({ story, address, onChange }: FolderLineProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(() => readOpen().includes(story.id))
  const [isOver, setOver] = useState(false)
  const [dropped, setDropped] = useState<StoryInList>()
  const toggle = () => {
    const others = readOpen().filter((id) => id !== story.id)
    sessionStorage.setItem(openKey, JSON.stringify(isOpen ? others : [...others, story.id]))
    setOpen(!isOpen)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the line's menu does the same */}
      <div
        data-over={isOver || undefined}
        className={styles.target}
        onDragOver={(event) => {
          const over = storyOver(event, story) !== undefined
          setOver(over)
          if (over) event.preventDefault()
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          setDropped(storyOver(event, story))
        }}
      >
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
            {address !== undefined && <span className={styles.address}>/{address}</span>}
          </button>
        </StoryLine>
      </div>
      {isOpen && <Folder parentId={story.id} onChange={onChange} />}
      {dropped && (
        <MoveStory
          story={dropped}
          to={{ id: story.id, fullSlug: story.full_slug }}
          onClose={(hasMoved) => {
            setDropped(undefined)
            if (hasMoved) onChange(story.id)
          }}
        />
      )}
    </>
  )
}
