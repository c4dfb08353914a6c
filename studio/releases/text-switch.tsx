import { useEffect, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import type { Release } from '../management/release-calls.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import styles from './text-switch.module.css'

/** Which text of the story is edited: its own, or the one that it has in a release. */
export function TextSwitch() {
  const { client } = useStudio()
  const { session, release } = useEditor()
  const words = useWords()
  const { id } = useSessionState(session).story
  // It stands there before they have come: what came late would move the bar under who presses something in it.
  const [releases, setReleases] = useState<readonly Release[] | 'none'>([])

  useEffect(() => {
    // A service without releases has nothing to choose from.
    client.releases().then(
      (all) => setReleases(all.filter(({ released }) => !released)),
      () => setReleases('none'),
    )
  }, [client])

  if (releases === 'none' && !release) return null
  const shown = release ? words.releases.inRelease(release.name) : words.releases.storyItself
  return (
    <Menu
      label={`${words.releases.editedText}: ${shown}`}
      look="framed"
      commands={[
        [{ id: 'story', label: words.releases.storyItself, isDisabled: !release, run: () => goTo({ screen: 'story', id }) }],
        (releases === 'none' ? [] : releases).map((each) => ({
          id: `release-${each.id}`,
          label: words.releases.inRelease(each.name),
          isDisabled: each.id === release?.id,
          run: () => goTo({ screen: 'story', id, release: each.id }),
        })),
        [{ id: 'releases', label: words.releases.manage, run: () => goTo({ screen: 'releases' }) }],
      ]}
    >
      <span className={styles.shown}>{release ? release.name : words.releases.storyItself}</span>
      <Icon name="down" />
    </Menu>
  )
}
