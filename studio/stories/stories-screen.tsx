import { useEffect, useRef, useState } from 'react'
import { CommentsLink } from '../comments/comments-link.tsx'
import type { StoryListQuery } from '../management/story-calls.ts'
import type { BegunPage } from '../occasion/occasion-wizard.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { Screen } from '../ui/screen.tsx'
import tabs from '../ui/tabs.module.css'
import { FoundStories } from './found-stories.tsx'
import { LeftEdits } from './left-edits.tsx'
import { LineToFocus, lineLeftBy } from './line-to-focus.ts'
import { PersonMenu } from './person-menu.tsx'
import styles from './stories-screen.module.css'
import { type Narrowing, queryOf, StoryFilters } from './story-filters.tsx'
import { StoryTree } from './story-tree.tsx'
import { useKeptByEntry } from './use-kept-by-entry.ts'

const NewStory = lazyDialog(async () => (await import('./new-story.tsx')).NewStory)
const OccasionWizard = lazyDialog(async () => (await import('../occasion/occasion-wizard.tsx')).OccasionWizard)

const filters = ['all', 'drafts', 'changed', 'scheduled', 'mine', 'trash'] as const
type Filter = (typeof filters)[number]

/** What somebody looks for; whoever comes back from a page that was found goes on in the same list. */
interface Sought {
  search: string
  filter: Filter
  narrowing: Narrowing
}

/** What each filter asks the content service for, in the vendor's parameters. */
const asked: Record<Filter, StoryListQuery> = {
  all: {},
  drafts: { is_published: false, story_only: true },
  changed: { unpublished_changes: true, is_published: true, story_only: true },
  scheduled: { scheduled_at_gt: new Date(0).toISOString(), story_only: true },
  mine: { mine: true, story_only: true },
  trash: { in_trash: true },
}

/** All pages: as a tree of folders, or what a search or filter finds. */
export function StoriesScreen() {
  const { connection, space } = useStudio()
  const words = useWords()
  const [sought, setSought] = useKeptByEntry<Sought>('sought', { search: '', filter: 'all', narrowing: { brand: '', type: '' } })
  const { search, filter, narrowing } = sought
  const [isMaking, setMaking] = useState<'story' | 'folder' | 'occasion'>()
  /** Escape, or a click beside the wizard, costs nobody what was chosen in it. */
  const [begunPage, setBegunPage] = useState<BegunPage>()
  const [turn, setTurn] = useState(0)
  const isNarrowed = search.trim() !== '' || narrowing.brand !== '' || narrowing.type !== ''
  const isTree = filter === 'all' && !isNarrowed
  const toFocus = useRef(lineLeftBy())
  const renew = () => setTurn((before) => before + 1)
  const [said, say] = useState('')
  const renewAfter = (storyId: number | null, saidOfIt = '') => {
    toFocus.current = storyId
    say(saidOfIt)
    renew()
  }

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])

  return (
    <>
      <Screen
        title={words.stories}
        heading={space.name}
        actions={
          <>
            <nav className={styles.places} aria-label={words.menu}>
              <PlaceLink to={{ screen: 'releases' }}>{words.releases.title}</PlaceLink>
              {/* Of another service there are none. */}
              {!connection && <PlaceLink to={{ screen: 'flags' }}>{words.flags.title}</PlaceLink>}
              <PlaceLink to={{ screen: 'ahead' }}>{words.ahead.title}</PlaceLink>
              <PlaceLink to={{ screen: 'activity' }}>{words.activity.title}</PlaceLink>
              <CommentsLink />
            </nav>
            <PersonMenu />
          </>
        }
      >
        <div className={styles.tools}>
          <input
            type="search"
            className={styles.search}
            aria-label={words.searchStories}
            placeholder={words.searchStories}
            value={search}
            onChange={(event) => setSought({ ...sought, search: event.target.value })}
          />
          <Button onPress={() => setMaking('occasion')}>{words.occasion.newPage}</Button>
          <Button onPress={() => setMaking('folder')}>{words.newFolder}</Button>
          <Button look="primary" onPress={() => setMaking('story')}>
            {words.newStory}
          </Button>
        </div>
        <div className={styles.filters}>
          <fieldset className={tabs.tabs} aria-label={words.search}>
            {filters.map((each) => (
              <button key={each} type="button" aria-pressed={filter === each} onClick={() => setSought({ ...sought, filter: each })}>
                {words[each]}
              </button>
            ))}
          </fieldset>
          <StoryFilters narrowing={narrowing} onChange={(narrowed) => setSought({ ...sought, narrowing: narrowed })} />
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <LeftEdits />
        <LineToFocus value={toFocus}>
          {isTree ? (
            <StoryTree key={turn} onChange={renewAfter} />
          ) : (
            <FoundStories
              key={turn}
              query={{
                ...asked[filter],
                ...queryOf(narrowing),
                // Folders are found by what they are called.
                ...(isNarrowed && !search.trim() && { story_only: true }),
                ...(search.trim() && { text_search: search.trim() }),
              }}
              nothing={isNarrowed ? words.nothingFound : words.nothingIn[filter]}
              onChange={renewAfter}
            />
          )}
        </LineToFocus>
      </Screen>
      {isMaking === 'occasion' && (
        <OccasionWizard begun={begunPage} onLeave={setBegunPage} onClose={() => setMaking(undefined)} onMade={renew} />
      )}
      {(isMaking === 'story' || isMaking === 'folder') && <NewStory what={isMaking} onClose={() => setMaking(undefined)} onMade={renew} />}
    </>
  )
}
