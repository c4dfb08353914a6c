import { useCallback, useEffect, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { CardsScreen, type Done } from '../ui/cards-screen.tsx'
import { useProblem } from '../use-problem.ts'
import { HowToStart } from './how-to-start.tsx'
import { NewFlag } from './new-flag.tsx'
import { OneFlag } from './one-flag.tsx'

/** The A/B tests: how many visitors see what is new, and how many have seen it. */
export function FlagsScreen() {
  const { client, connection, rights } = useStudio()
  const { flags: said } = useWords()
  const [flags, setFlags] = useState<readonly Flag[]>()
  const [problem, setProblem] = useProblem()
  const [isMaking, setMaking] = useState(false)
  const [done, setDone] = useState<Done>()
  const mayChange = rights?.permissions.includes('publish_stories') ?? false

  const read = useCallback(() => client.flags().then(setFlags, setProblem), [client, setProblem])
  useEffect(() => {
    if (!connection) void read()
  }, [connection, read])

  const renew = (flag: Flag) => setFlags((before) => before?.map((each) => (each.name === flag.name ? flag : each)))
  const takeOut = (flag: Flag) => {
    setFlags((before) => before?.filter(({ name }) => name !== flag.name))
    setDone({ said: said.removed(flag.description || flag.name), takesFocus: true })
  }
  return (
    <>
      <CardsScreen
        title={said.title}
        about={said.about}
        actions={
          mayChange && (
            <Button look="primary" onPress={() => setMaking(true)}>
              {said.create}
            </Button>
          )
        }
        notice={
          <>
            {/* No other service has them. */}
            {connection && <p role="alert">{said.notOffered}</p>}
            {flags?.length === 0 && <HowToStart mayChange={mayChange} />}
          </>
        }
        isLoading={!flags && !problem && !connection}
        problem={flags ? undefined : problem}
        onRetry={read}
        done={done}
      >
        {flags?.map((flag) => (
          <OneFlag key={flag.name} flag={flag} mayChange={mayChange} onChange={renew} onDelete={() => takeOut(flag)} />
        ))}
      </CardsScreen>
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
    </>
  )
}
