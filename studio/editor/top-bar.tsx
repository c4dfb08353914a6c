import { siteOf, sitesOf } from '../canvas/preview-address.ts'
import { ViewportSwitch } from '../canvas/viewport-switch.tsx'
import type { Viewport } from '../canvas/viewports.ts'
import { useComments } from '../comments/comments-context.ts'
import { isReleaseOver } from '../editing/save-state.ts'
import { goTo } from '../place.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { TextSwitch } from '../releases/text-switch.tsx'
import { useSpoken, useStudio } from '../studio-context.ts'
import { BackLink } from '../ui/back-link.tsx'
import bar from '../ui/bar.module.css'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { type Command, Menu } from '../ui/menu.tsx'
import { useTitle } from '../ui/use-title.ts'
import { usePageUrls } from '../use-page-urls.ts'
import type { BlokActions } from './blok-actions.ts'
import { useEditor, useSessionState } from './editor-context.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Others } from './others.tsx'
import { SaveWord } from './save-word.tsx'
import { isMac, type Shortcut, wordKeys } from './shortcuts.ts'
import styles from './top-bar.module.css'

/** What a narrow screen shows. */
export type Pane = 'outline' | 'canvas' | 'form'

export interface TopBarProps {
  actions: BlokActions
  shortcuts: readonly Shortcut[]
  viewport: Viewport
  onViewport(viewport: Viewport): void
  pane: Pane
  onPane(pane: Pane): void
  onPublish(): void
  onVersions(): void
  onUsage(): void
  onActivity(): void
  onWeights(): void
}

const panes: { id: Pane; icon: IconName }[] = [
  { id: 'outline', icon: 'outline' },
  { id: 'canvas', icon: 'page' },
  { id: 'form', icon: 'form' },
]

export function TopBar({
  actions,
  shortcuts,
  viewport,
  onViewport,
  pane,
  onPane,
  onPublish,
  onVersions,
  onUsage,
  onActivity,
  onWeights,
}: TopBarProps) {
  const { space } = useStudio()
  const { session, release, language } = useEditor()
  const { words, preferences, change } = useSpoken()
  const comments = useComments()
  const { story, history, save } = useSessionState(session)
  const urls = usePageUrls([story.full_slug], language)
  useTitle(story.name)
  const spell = (keys: string | undefined) => keys && wordKeys(keys, { mac: isMac(), language: preferences.language })
  const commandOf = ({ id, label, keys, run }: Shortcut): Command => ({
    id,
    label,
    keys: spell(keys[0]),
    isDangerous: id === 'delete',
    run: () => void run(),
  })
  const own = (ids: string[]) => shortcuts.filter(({ id }) => ids.includes(id)).map(commandOf)
  const settings: Command[] = [
    {
      id: 'layout',
      label: preferences.layout === 'outline' ? words.layoutStoryblok : words.layoutOutline,
      run: () => change({ layout: preferences.layout === 'outline' ? 'storyblok' : 'outline' }),
    },
    {
      id: 'ahead',
      label: words.ahead.title,
      run: () => goTo({ screen: 'ahead', story: story.id, release: release?.id, language: language || undefined }),
    },
    ...sitesOf(space)
      .filter(({ name }) => name !== siteOf(space, preferences.previewSite).name)
      .map(({ name, location }) => ({
        id: `site ${name}`,
        label: words.previewOn(name || new URL(location).host),
        run: () => change({ previewSite: name }),
      })),
    // A version is brought back as the story's own text.
    { id: 'versions', label: words.versions, isDisabled: release !== undefined, run: onVersions },
    ...(comments ? [{ id: 'comments', label: words.comments.all, run: () => comments.open('all') }] : []),
    { id: 'activity', label: words.activity.title, run: onActivity },
    { id: 'usage', label: words.usage.whereUsed, run: onUsage },
    { id: 'weights', label: words.publishing.weights, run: onWeights },
    {
      id: 'view',
      label: words.view,
      isDisabled: !story.published,
      run: () => void open(urls.get(story.full_slug) ?? new URL(story.full_slug, space.domain)),
    },
  ]

  return (
    <header className={`${bar.bar} ${styles.bar}`}>
      <BackLink to={{ screen: 'stories' }} label={words.stories} />
      <div className={styles.story}>
        <h1 className={styles.name}>{story.name}</h1>
        <p className={styles.slug}>/{story.full_slug}</p>
      </div>
      <SaveWord />
      <TextSwitch />
      <ViewportSwitch viewport={viewport} onViewport={onViewport}>
        <LanguageSwitch className={styles.language} />
      </ViewportSwitch>
      <fieldset className={styles.panes} aria-label={words.layout}>
        {panes.map(({ id, icon }) => (
          <Button key={id} look="icon" aria-label={words[id]} aria-pressed={pane === id} onPress={() => onPane(id)}>
            <Icon name={icon} />
          </Button>
        ))}
      </fieldset>
      <div className={styles.end}>
        <Others />
        <Button look="icon" aria-label={words.undo} isDisabled={history.past.length === 0} onPress={actions.undo}>
          <Icon name="undo" />
        </Button>
        <Button look="icon" aria-label={words.redo} isDisabled={history.future.length === 0} onPress={actions.redo}>
          <Icon name="redo" />
        </Button>
        <Button look="icon" aria-label={words.addBlock} onPress={() => shortcuts.find(({ id }) => id === 'add')?.run()}>
          <Icon name="plus" />
        </Button>
        <Menu
          label={words.more}
          commands={[
            own(['duplicate', 'copy', 'cut', 'paste', 'up', 'down', 'siblings', 'parent', 'delete']),
            [...settings, ...own(['save', 'shortcuts'])],
          ]}
        >
          <Icon name="more" />
        </Menu>
        {release ? (
          <Button look="primary" onPress={() => goTo({ screen: 'releases', id: release.id })}>
            {words.releases.toRelease}
          </Button>
        ) : (
          <PublishButton onPress={onPublish} />
        )}
      </div>
      {release && !isReleaseOver(save) && (
        <p className={styles.release}>
          {words.releases.editing(release.name)}{' '}
          {release.conflicts.some(({ story_id }) => story_id === story.id) && <strong>{words.releases.conflictHere}</strong>}
        </p>
      )}
    </header>
  )
}
