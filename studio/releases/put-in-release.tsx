import { type FormEvent, useEffect, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
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
  const { story, content } = useSessionState(session)
  const [releases, setReleases] = useState<readonly Release[]>()
  const [put, setPut] = useState<Release>()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    client.releases().then(
      (all) => setReleases(all.filter(({ released }) => !released)),
      () => {},
    )
  }, [client])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = Number(new FormData(event.currentTarget).get('release'))
    setProblem(undefined)
    try {
      await session.save()
      await client.saveInRelease(story.id, id, { content })
      setPut(releases?.find((release) => release.id === id))
    } catch (error) {
      setProblem(error)
    }
  }

  if (!releases) return null
  return (
    <form className={styles.section} onSubmit={submit} onChange={() => setPut(undefined)}>
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
