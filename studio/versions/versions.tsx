import { useEffect, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import type { Version } from '../management/answers.ts'
import { ChangeList } from '../publish/change-list.tsx'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './versions.module.css'

/** What the story was, version by version, field by field beside what it is; any of them can be brought back. */
export function Versions({ onClose }: { onClose(): void }) {
  const { client } = useStudio()
  const { session } = useEditor()
  const { words, locale } = useSpoken()
  const { story, content } = useSessionState(session)
  const [versions, setVersions] = useState<readonly Version[]>()
  const [shown, setShown] = useState<Version>()
  const [problem, setProblem] = useState<string>()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

  useEffect(() => {
    client.versions(story.id).then(
      ({ items }) => {
        setVersions(items)
        setShown(items[0])
      },
      (error: Error) => setProblem(error.message),
    )
  }, [client, story.id])

  const restore = async (version: Version) => {
    try {
      await session.save()
      session.accept(await client.restoreVersion(story.id, version.id))
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Dialog title={words.versions} isOpen onClose={onClose} look="wide">
      {problem && <p role="alert">{problem}</p>}
      {!versions && !problem && <p>{words.loading}</p>}
      <div className={styles.versions}>
        <ol className={styles.list}>
          {versions?.map((version) => (
            <li key={version.id}>
              <button type="button" aria-pressed={version === shown} onClick={() => setShown(version)}>
                <span>{words.versionOf(time.format(new Date(version.created_at)), version.user ?? words.unknownPerson)}</span>
                <span>{words.versionKinds[version.status ?? ''] ?? version.status}</span>
              </button>
            </li>
          ))}
        </ol>
        {shown?.content && (
          <div className={styles.shown}>
            <ChangeList before={shown.content} after={content} nothing={words.noDifference} />
            <Button onPress={() => restore(shown)}>{words.restore}</Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
