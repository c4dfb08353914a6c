import { useEffect, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'
import { useProblem } from '../use-problem.ts'
import { FlagDialog } from './flag-dialog.tsx'
import { FlagEntry } from './flag-entry.tsx'
import styles from './flags.module.css'

/** All A/B tests: who sees the new variant, and how many have. */
export function FlagsScreen() {
  const { client } = useStudio()
  const { words } = useSpoken()
  const [flags, setFlags] = useState<readonly Flag[]>()
  const [problem, setProblem] = useProblem()
  const [isMaking, setMaking] = useState(false)

  useEffect(() => {
    client.flags().then(setFlags, setProblem)
  }, [client, setProblem])

  const put = (flag: Flag) => setFlags((before) => before?.map((each) => (each.name === flag.name ? flag : each)))
  return (
    <>
      <Screen
        title={words.flags.title}
        back={{ to: { screen: 'stories' }, label: words.stories }}
        isNarrow
        actions={
          <Button look="primary" onPress={() => setMaking(true)}>
            {words.flags.create}
          </Button>
        }
      >
        <p className={styles.about}>{words.flags.about}</p>
        {problem && <p role="alert">{problem}</p>}
        {!flags && !problem && <p role="status">{words.loading}</p>}
        {flags?.length === 0 && <HowToBegin />}
        {flags && flags.length > 0 && (
          <ul className={styles.list}>
            {flags.map((flag) => (
              <FlagEntry
                key={flag.name}
                flag={flag}
                onChanged={put}
                onDeleted={() => setFlags(flags.filter(({ name }) => name !== flag.name))}
              />
            ))}
          </ul>
        )}
      </Screen>
      {isMaking && (
        <FlagDialog
          onClose={() => setMaking(false)}
          onMade={(flag) => {
            setFlags((before) => [flag, ...(before ?? [])])
            setMaking(false)
          }}
        />
      )}
    </>
  )
}

function HowToBegin() {
  const { words } = useSpoken()
  return (
    <section>
      <p>{words.flags.none}</p>
      <ol className={styles.steps}>
        {words.flags.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
