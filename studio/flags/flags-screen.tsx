import { useCallback, useEffect, useRef, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { NotRead } from '../ui/not-read.tsx'
import { Screen } from '../ui/screen.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './flags.module.css'
import { HowToStart } from './how-to-start.tsx'
import { NewFlag } from './new-flag.tsx'
import { OneFlag } from './one-flag.tsx'

/** The A/B tests: how many visitors see what is new, and how many have seen it. */
export function FlagsScreen() {
  const { client, connection, rights } = useStudio()
  const words = useWords()
  const { flags: said } = words
  const [flags, setFlags] = useState<readonly Flag[]>()
  const [problem, setProblem] = useProblem()
  const [isMaking, setMaking] = useState(false)
  const [done, setDone] = useState<{ said: string; takesFocus?: boolean }>()
  const told = useRef<HTMLParagraphElement>(null)
  const mayChange = rights?.permissions.includes('publish_stories') ?? false

  const read = useCallback(() => client.flags().then(setFlags, setProblem), [client, setProblem])
  useEffect(() => {
    if (!connection) void read()
  }, [connection, read])

  useEffect(() => {
    if (done?.takesFocus) told.current?.focus()
  }, [done])

  const renew = (flag: Flag) => setFlags((before) => before?.map((each) => (each.name === flag.name ? flag : each)))
  const takeOut = (flag: Flag) => {
    setFlags((before) => before?.filter(({ name }) => name !== flag.name))
    // The button that opened the dialog has gone with the test.
    setDone({ said: said.removed(flag.description || flag.name), takesFocus: true })
  }
  return (
    <div className={styles.screen}>
      <Screen
        title={said.title}
        back={{ to: { screen: 'stories' }, label: words.stories }}
        isNarrow
        actions={
          mayChange && (
            <Button look="primary" onPress={() => setMaking(true)}>
              {said.create}
            </Button>
          )
        }
      >
        <p className={styles.about}>{said.about}</p>
        {/* No other service has them. */}
        {connection && <p role="alert">{said.notOffered}</p>}
        {!flags && problem && <NotRead problem={problem} onRetry={read} />}
        {!flags && !problem && !connection && <p role="status">{words.loading}</p>}
        <p ref={told} className={styles.done} role="status" tabIndex={-1}>
          {done?.said}
        </p>
        {flags?.length === 0 && <HowToStart mayChange={mayChange} />}
        <ul className={styles.list}>
          {flags?.map((flag) => (
            <OneFlag key={flag.name} flag={flag} mayChange={mayChange} onChange={renew} onDelete={() => takeOut(flag)} />
          ))}
        </ul>
      </Screen>
      {isMaking && (
        <NewFlag
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setFlags((before = []) => [made, ...before])
            setDone({ said: said.created(made.description || made.name) })
            setMaking(false)
          }}
        />
      )}
    </div>
  )
}
