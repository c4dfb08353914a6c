import { useCallback, useEffect, useState } from 'react'
import type { Collaborator, SpaceRole } from '../management/people-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { CardsScreen, type Done } from '../ui/cards-screen.tsx'
import { useProblem } from '../use-problem.ts'
import { FirstPassword } from './first-password.tsx'
import { NewPerson } from './new-person.tsx'
import { OnePerson } from './one-person.tsx'
import { roleChoices } from './roles.ts'

/** Who may sign in, and what they may do. */
export function PeopleScreen() {
  const { client, connection, rights } = useStudio()
  const { people: said } = useWords()
  const [people, setPeople] = useState<readonly Collaborator[]>()
  const [spaceRoles, setSpaceRoles] = useState<readonly SpaceRole[]>([])
  const [problem, setProblem] = useProblem()
  const [isAdding, setAdding] = useState(false)
  const [handed, setHanded] = useState<{ title: string; person: Collaborator }>()
  const [done, setDone] = useState<Done>()
  const choices = roleChoices(spaceRoles, said.roles)
  const mayChange = !connection && (rights?.permissions.includes('manage_space') ?? false)

  const read = useCallback(async () => {
    try {
      const [everyone, roles] = await Promise.all([client.people(), client.spaceRoles()])
      setPeople(everyone)
      setSpaceRoles(roles)
    } catch (error) {
      setProblem(error)
    }
  }, [client, setProblem])
  useEffect(() => {
    if (!connection) void read()
  }, [connection, read])

  const renew = (person: Collaborator) => setPeople((before) => before?.map((each) => (each.id === person.id ? person : each)))
  const takeOut = ({ id, user }: Collaborator) => {
    setPeople((before) => before?.filter((each) => each.id !== id))
    setDone({ said: said.ended(user.friendly_name), takesFocus: true })
  }
  return (
    <>
      <CardsScreen
        title={said.title}
        about={connection ? said.notOffered : mayChange ? said.about : said.aboutToRead}
        actions={
          mayChange && (
            <Button look="primary" onPress={() => setAdding(true)}>
              {said.add}
            </Button>
          )
        }
        isLoading={!people && !problem && !connection}
        problem={people ? undefined : problem}
        onRetry={read}
        done={done}
      >
        {people?.map((person) => (
          <OnePerson
            key={person.id}
            person={person}
            choices={choices}
            mayChange={mayChange}
            onChange={renew}
            onPassword={(renewed) => setHanded({ title: said.hasNewPassword(renewed.user.friendly_name), person: renewed })}
            onEnd={() => takeOut(person)}
          />
        ))}
      </CardsScreen>
      {isAdding && (
        <NewPerson
          choices={choices}
          onClose={() => setAdding(false)}
          onMade={(person) => {
            setPeople((before = []) => [...before, person].toSorted((a, b) => a.user.real_email.localeCompare(b.user.real_email)))
            setAdding(false)
            setHanded({ title: said.added(person.user.friendly_name), person })
          }}
        />
      )}
      {handed && <FirstPassword {...handed} onClose={() => setHanded(undefined)} />}
    </>
  )
}
