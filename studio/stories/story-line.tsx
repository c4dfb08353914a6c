import { type ReactNode, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { type Command, Menu } from '../ui/menu.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { useProblem } from '../use-problem.ts'
import { dragSource } from './drag-story.ts'
import { leaveBy, useLineToFocus } from './line-to-focus.ts'
import styles from './story-line.module.css'

const ChangeStory = lazyDialog(async () => (await import('./change-story.tsx')).ChangeStory)
const MoveStory = lazyDialog(async () => (await import('./move-story.tsx')).MoveStory)
const DeleteStory = lazyDialog(async () => (await import('../usage/delete-story.tsx')).DeleteStory)
const WhereUsed = lazyDialog(async () => (await import('../usage/where-used.tsx')).WhereUsed)

export interface StoryLineProps {
  story: StoryInList
  /** It has changed, and the list with it; the story at which whoever did it goes on, and what is said of it. */
  onChange(toFocus: number | null, said?: string): void
  /** In the place of the link to the story. */
  children?: ReactNode
}

/** One story or folder in a list: what it is called, how it stands, what can be done with it. */
export function StoryLine({ story, onChange, children }: StoryLineProps) {
  const { client } = useStudio()
  const words = useWords()
  const [open, setOpen] = useState<'change' | 'move' | 'delete' | 'usage'>()
  const [problem, setProblem] = useProblem()
  const isDeleted = Boolean(story.deleted_at)
  const menuButton = useLineToFocus(story.id)

  // What is gone from here leaves one at its folder.
  const goOn = (isStillHere: boolean, said?: string) => onChange(isStillHere ? story.id : (story.parent_id ?? null), said)
  const run = (work: Promise<unknown>, said?: string) => void work.then(() => goOn(!isDeleted, said), setProblem)
  const sayBack = story.is_folder ? words.folderBack : words.storyBack
  const commands: Command[] = isDeleted
    ? [{ id: 'undelete', label: words.undeleteStory, run: () => run(client.undeleteStory(story.id), sayBack(story.name)) }]
    : [
        { id: 'change', label: words.renameStory, run: () => setOpen('change') },
        { id: 'move', label: words.moveStory, run: () => setOpen('move') },
        ...(story.is_folder ? [] : [{ id: 'duplicate', label: words.duplicateStory, run: () => run(duplicate()) }]),
        ...(story.is_folder ? [] : [{ id: 'usage', label: words.usage.whereUsed, run: () => setOpen('usage') }]),
        { id: 'delete', label: words.deleteStory, isDangerous: true, run: () => setOpen('delete') },
      ]

  const close = (hasChanged: boolean) => {
    setOpen(undefined)
    if (hasChanged) goOn(open === 'change', open === 'delete' ? words.storyDeleted(story.name) : undefined)
  }
  const duplicate = () =>
    client.duplicateStory(story.id, { name: words.copyOf(story.name), slug: `${story.slug || 'start'}-${crypto.randomUUID().slice(0, 4)}` })

  return (
    <div className={styles.line} {...(!isDeleted && dragSource(story))}>
      {children ?? <Name story={story} />}
      {story.languages.length > 0 && !isDeleted && <Languages codes={story.languages} />}
      {!story.is_folder && !isDeleted && <Standing story={story} />}
      {problem && <p role="alert">{problem}</p>}
      <Menu label={`${words.more}: ${story.name}`} commands={[commands]} buttonRef={menuButton}>
        <Icon name="more" />
      </Menu>
      {open === 'change' && <ChangeStory story={story} onClose={close} />}
      {open === 'move' && <MoveStory story={story} onClose={close} />}
      {open === 'delete' && <DeleteStory story={story} onClose={close} />}
      {open === 'usage' && <WhereUsed used={{ what: 'story', uuid: story.uuid, name: story.name }} onClose={() => close(false)} />}
    </div>
  )
}

/** In which languages the page has words of its own. */
function Languages({ codes }: { codes: readonly string[] }) {
  const { space } = useStudio()
  const words = useWords()
  const names = codes.map((code) => space.languages.find((language) => language.code === code)?.name ?? code)
  return (
    <abbr className={styles.languages} title={words.find.differsIn(names.join(', '))}>
      {codes.map((code) => code.split('-').at(-1)?.toUpperCase()).join(' ')}
    </abbr>
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

/** It leads to the page, unless that is in the trash. */
function Name({ story: { id, name, full_slug, deleted_at } }: { story: StoryInList }) {
  const words = (
    <>
      <Icon name="page" />
      <span className={styles.name}>{name}</span>
      <span className={styles.slug}>/{full_slug}</span>
    </>
  )
  if (deleted_at) return <span className={styles.link}>{words}</span>
  return (
    <PlaceLink to={{ screen: 'story', id }} className={styles.link} onGo={() => leaveBy(id)}>
      {words}
    </PlaceLink>
  )
}
