import { useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './publish-sheet.module.css'

/** Takes a published page offline now, once it was said what that does. `referring`: published pages whose links would lead nowhere. */
export function Unpublish({ referring }: { referring: number }) {
  const { client } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const { story } = useSessionState(session)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useProblem()
  if (!story.published) return null

  const unpublish = async () => {
    setProblem(undefined)
    try {
      session.accept(await client.unpublishStory(story.id))
      setAsking(false)
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <section className={styles.part}>
      <h3>{words.publishing.isLive}</h3>
      {isAsking && <p>{words.publishing.unpublishAsk(referring)}</p>}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button onPress={unpublish}>{words.unpublish}</Button>
            <Button look="plain" onPress={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <Button onPress={() => setAsking(true)}>{words.publishing.unpublishNow}</Button>
        )}
      </div>
    </section>
  )
}
