import { type FormEvent, useEffect, useState } from 'react'
import { isSame } from '../../runtime/edits/is-same.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { Story } from '../management/answers.ts'
import type { Release } from '../management/release-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './releases.module.css'

/** Puts the draft of the story into a release, to go live with it. Nothing where the service has no releases. */
export function PutInRelease() {
  const { client } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const [releases, setReleases] = useState<readonly Release[]>()
  const [put, setPut] = useState<Release>()
  const [inTheWay, setInTheWay] = useState<{ release: Release; text: Story }>()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    client.releases().then(
      (all) => setReleases(all.filter(({ released }) => !released)),
      () => {},
    )
  }, [client])

  const start = () => {
    setPut(undefined)
    setInTheWay(undefined)
    setProblem(undefined)
  }
  /** Replaces nothing but a text that somebody has been asked about. */
  const putIn = async (release: Release, replaced?: Story) => {
    start()
    try {
      await session.save()
      const { story, content } = session.state()
      const text = replaced ?? (await client.storyInRelease(story.id, release.id))
      const isThere = text.release_id === release.id && !isSame(text.content, content)
      if (isThere && !replaced) return setInTheWay({ release, text })
      const versions = { base_version_id: story.current_version_id ?? null, text_version_id: text.text_version_id ?? null }
      await client.saveInRelease(story.id, release.id, { content, ...versions })
      setPut(release)
    } catch (error) {
      setProblem(error)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = Number(new FormData(event.currentTarget).get('release'))
    const release = releases?.find((each) => each.id === id)
    if (release) void putIn(release)
  }

  if (!releases) return null
  return (
    <form className={styles.section} onSubmit={submit} onChange={start}>
      <h3>{words.releases.putIn}</h3>
      <p className={styles.hint}>{words.releases.putInMeans}</p>
      {releases.length === 0 ? (
        <p>
          {words.releases.none}{' '}
          <PlaceLink to={{ screen: 'releases' }} className={styles.way}>
            {words.releases.create}
          </PlaceLink>
        </p>
      ) : (
        <div className={styles.actions}>
          <select name="release" aria-label={words.releases.one} className={styles.choice}>
            {releases.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit">{words.releases.putInYes}</Button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {inTheWay && (
        <>
          <p role="alert">{words.releases.putInOver(inTheWay.release.name)}</p>
          <div className={styles.actions}>
            <PlaceLink to={{ screen: 'story', id: inTheWay.text.id, release: inTheWay.release.id }} className={styles.way}>
              {words.releases.seeText}
            </PlaceLink>
            <Button onPress={() => putIn(inTheWay.release, inTheWay.text)}>{words.releases.putInOverYes}</Button>
          </div>
        </>
      )}
      <p role="status">
        {put && (
          <>
            {words.releases.isIn(put.name)}{' '}
            <PlaceLink to={{ screen: 'releases', id: put.id }} className={styles.way}>
              {words.releases.toRelease}
            </PlaceLink>
          </>
        )}
      </p>
    </form>
  )
}
