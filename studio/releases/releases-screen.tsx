import { useCallback, useEffect, useState } from 'react'
import type { Release } from '../management/release-calls.ts'
import { goTo } from '../place.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { NotRead } from '../ui/not-read.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { useProblem } from '../use-problem.ts'
import { OneRelease } from './one-release.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { stateInWords, stateOf } from './release-state.ts'
import styles from './releases.module.css'

/** Texts of several pages that go live together: all releases, or one of them. */
export function ReleasesScreen({ id }: { id: number | undefined }) {
  return id === undefined ? <ReleaseList /> : <OneRelease key={id} id={id} />
}

function ReleaseList() {
  const { client } = useStudio()
  const { words } = useSpoken()
  const [releases, setReleases] = useState<readonly Release[]>()
  const [problem, setProblem] = useProblem()
  const [isMaking, setMaking] = useState(false)

  const read = useCallback(() => client.releases().then(setReleases, setProblem), [client, setProblem])
  useEffect(() => void read(), [read])

  const coming = releases?.filter(({ released }) => !released) ?? []
  const live = releases?.filter(({ released }) => released) ?? []
  return (
    <>
      <Screen
        title={words.releases.title}
        back={{ to: { screen: 'stories' }, label: words.stories }}
        actions={
          <Button look="primary" onPress={() => setMaking(true)}>
            {words.releases.create}
          </Button>
        }
      >
        <p className={styles.about}>{words.releases.about}</p>
        {!releases && problem && <NotRead problem={problem} onRetry={read} />}
        {!releases && !problem && <p role="status">{words.loading}</p>}
        {releases?.length === 0 && <p>{words.releases.none}</p>}
        {coming.length > 0 && <Lines title={words.releases.coming} releases={byTime(coming)} />}
        {live.length > 0 && <Lines title={words.releases.live} releases={live} />}
      </Screen>
      {isMaking && <ReleaseDialog onClose={() => setMaking(false)} onSaved={({ id }) => goTo({ screen: 'releases', id })} />}
    </>
  )
}

/** The next one first, those without a time last. */
const byTime = (releases: readonly Release[]) => releases.toSorted((a, b) => (a.release_at ?? '9').localeCompare(b.release_at ?? '9'))

function Lines({ title, releases }: { title: string; releases: readonly Release[] }) {
  const { words, locale } = useSpoken()
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.list}>
        {releases.map((release) => (
          <li key={release.id} className={styles.line}>
            <PlaceLink to={{ screen: 'releases', id: release.id }} className={styles.name}>
              {release.name}
            </PlaceLink>
            <span className={styles.state} data-state={stateOf(release)}>
              {stateInWords(release, words, locale)}
            </span>
            {typeof release.stories_count === 'number' && (
              <span className={styles.count}>{words.releases.stories(release.stories_count)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
