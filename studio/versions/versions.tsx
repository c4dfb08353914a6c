import { useEffect, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import type { Version } from '../management/answers.ts'
import { versionsAtOnce } from '../management/story-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useProblem } from '../use-problem.ts'
import { ShownVersion } from './shown-version.tsx'
import styles from './versions.module.css'

/** What the story was, version by version, field by field and rendered beside what it is; any of them can be brought back. */
export function Versions({ onClose }: { onClose(): void }) {
  const { client } = useStudio()
  const { session, announce } = useEditor()
  const { words, locale } = useSpoken()
  const { story } = useSessionState(session)
  const [versions, setVersions] = useState<readonly Version[]>()
  const [total, setTotal] = useState(0)
  const [shown, setShown] = useState<Version>()
  const [problem, setProblem] = useProblem()
  const [isWide, setWide] = useState(false)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

  useEffect(() => {
    client.versions(story.id).then(({ items, total: all }) => {
      setVersions(items)
      setTotal(all)
      setShown(items[0])
    }, setProblem)
  }, [client, story.id])

  const readOlder = async () => {
    try {
      const { items } = await client.versions(story.id, Math.floor((versions?.length ?? 0) / versionsAtOnce) + 1)
      setVersions((before = []) => [...before, ...items.filter(({ id }) => !before.some((known) => known.id === id))])
    } catch (error) {
      setProblem(error)
    }
  }

  const restore = async (version: Version) => {
    try {
      await session.restore(() => client.restoreVersion(story.id, version.id))
      announce(words.restored(time.format(new Date(version.created_at))))
      onClose()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <Dialog title={words.versions} isOpen onClose={onClose} look={isWide ? 'full' : 'wide'}>
      {problem && <p role="alert">{problem}</p>}
      {!versions && !problem && <p>{words.loading}</p>}
      {versions?.length === 0 && <p role="status">{words.noVersions}</p>}
      <div className={styles.versions}>
        <div className={styles.list}>
          <ol>
            {versions?.map((version) => (
              <li key={version.id}>
                <button type="button" aria-pressed={version === shown} onClick={() => setShown(version)}>
                  <span>{words.versionOf(time.format(new Date(version.created_at)), version.user)}</span>
                  <span>{words.versionKinds[version.status ?? ''] ?? version.status}</span>
                </button>
              </li>
            ))}
          </ol>
          {versions && versions.length < total && <Button onPress={readOlder}>{words.publishing.olderVersions}</Button>}
        </div>
        {shown && (
          <ShownVersion version={shown} name={time.format(new Date(shown.created_at))} onRestore={() => restore(shown)} onWide={setWide} />
        )}
      </div>
    </Dialog>
  )
}
