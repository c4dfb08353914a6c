import { type KeyboardEvent, useEffect, useState } from 'react'
import type { StoryInList } from '../../management/answers.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import styles from './story-picker.module.css'

export interface StoryPickerProps {
  id: string
  label: string
  /** The name of the story that is chosen; `''` when none is. */
  chosen: string
  onChoose(story: StoryInList): void
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Only what stands in this folder. */
  startsWith?: string | undefined
  contentTypes?: readonly string[] | undefined
  /** Folders in the place of stories. */
  areFolders?: boolean
}

const quietMs = 150
const mostFound = 50

/** Finds a story by typing. The list is the keyboard's: arrows, Enter, Escape. */
export function StoryPicker({
  id,
  label,
  chosen,
  onChoose,
  describedBy,
  isInvalid,
  startsWith,
  contentTypes,
  areFolders = false,
}: StoryPickerProps) {
  const { client } = useStudio()
  const words = useWords()
  /** What is typed; `undefined` while nobody searches. */
  const [text, setText] = useState<string>()
  const [found, setFound] = useState<readonly StoryInList[]>()
  const [active, setActive] = useState(0)
  const isOpen = text !== undefined
  const types = contentTypes?.join()

  useEffect(() => {
    if (text === undefined) return
    let isStale = false
    const timer = setTimeout(() => {
      const query = { search: text.trim().replace(/^\//, ''), [areFolders ? 'folder_only' : 'story_only']: true, per_page: mostFound }
      client.stories({ ...query, ...(startsWith && { starts_with: startsWith }) }).then(
        ({ items }) => {
          if (isStale) return
          setFound(items.filter(({ content_type }) => !types || types.split(',').includes(content_type ?? '')))
          setActive(0)
        },
        () => !isStale && setFound([]),
      )
    }, quietMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [client, text, startsWith, types, areFolders])

  const close = () => {
    setText(undefined)
    setFound(undefined)
  }
  const choose = (story: StoryInList | undefined) => {
    if (!story) return
    onChoose(story)
    close()
  }
  const last = (found?.length ?? 1) - 1
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, last)) : setText('')),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Home: () => setActive(0),
    End: () => setActive(last),
    Enter: () => choose(found?.[active]),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key]
    if (!key || (!isOpen && event.key !== 'ArrowDown') || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    key()
  }

  const optionId = (story: StoryInList | undefined) => (story ? `${id}-${story.id}` : undefined)
  return (
    <div className={styles.picker}>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? optionId(found?.[active]) : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        placeholder={areFolders ? words.fields.searchFolder : words.fields.searchStory}
        value={text ?? chosen}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && setText('')}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen || !found?.length}>
        {found?.map((story, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={story.id}
            id={optionId(story)}
            ref={(option) => {
              if (index === active) option?.scrollIntoView({ block: 'nearest' })
            }}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The input keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(story)}
          >
            <span>{story.name}</span>
            <span className={styles.slug}>/{story.full_slug}</span>
            {!story.published && !areFolders && <span className={styles.slug}>{words.draft}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isOpen && found?.length === 0 && words.nothingFound}
      </p>
    </div>
  )
}
