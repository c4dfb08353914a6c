import { useId, useState } from 'react'
import type { Collaborator } from '../management/people-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import cards from '../ui/cards.module.css'
import { useProblem } from '../use-problem.ts'
import styles from './people.module.css'
import { RoleSelect } from './role-select.tsx'
import { type RoleChoice, roleValue } from './roles.ts'

export interface OnePersonProps {
  person: Collaborator
  choices: readonly RoleChoice[]
  mayChange: boolean
  onChange(person: Collaborator): void
  /** They have a password that is shown once. */
  onPassword(person: Collaborator): void
  onEnd(): void
}

/** Somebody who may sign in: who it is, what they may do, and the end of that. */
export function OnePerson({ person, choices, mayChange, onChange, onPassword, onEnd }: OnePersonProps) {
  const { client, person: me } = useStudio()
  const words = useWords()
  const { people: said } = words
  const id = useId()
  const [asked, setAsked] = useState<'password' | 'end'>()
  const [save, setSave] = useState<'saving' | 'saved'>()
  const [problem, setProblem] = useProblem()
  const { friendly_name: name, real_email: email } = person.user
  const isMe = person.id === me.id
  const value = roleValue(person)

  const changeRole = async ({ change }: RoleChoice) => {
    setSave('saving')
    setProblem(undefined)
    try {
      onChange(await client.changeRole(person.id, change))
      setSave('saved')
    } catch (error) {
      setSave(undefined)
      setProblem(error)
    }
  }

  const resetPassword = async () => {
    onPassword(await client.resetPassword(person.id))
    setAsked(undefined)
  }
  const end = async () => {
    await client.endAccess(person.id)
    onEnd()
  }

  return (
    <li>
      <article className={`${cards.card} ${styles.person}`} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.name}>
            {isMe ? said.me(name) : name}
          </h2>
          {email !== name && <p className={styles.email}>{email}</p>}
        </div>
        {mayChange ? (
          <div>
            <RoleSelect choices={choices} value={value} isDisabled={save === 'saving'} onChange={changeRole} />
            <p className={cards.done} role="status">
              {save && words[save]}
            </p>
            {problem && <p role="alert">{problem}</p>}
          </div>
        ) : (
          <p>{choices.find((choice) => choice.value === value)?.label}</p>
        )}
        {mayChange && !isMe && (
          <div className={styles.verbs}>
            <Button aria-label={`${said.resetPassword}: ${name}`} onPress={() => setAsked('password')}>
              {said.resetPassword}
            </Button>
            <Button aria-label={`${said.end}: ${name}`} onPress={() => setAsked('end')}>
              {said.end}
            </Button>
          </div>
        )}
      </article>
      {asked === 'password' && (
        <AskFirst
          title={said.resetAsk(name)}
          means={said.resetMeans}
          label={said.resetPassword}
          run={resetPassword}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'end' && (
        <AskFirst title={said.endAsk(name)} means={said.endMeans} label={said.end} run={end} onClose={() => setAsked(undefined)} />
      )}
    </li>
  )
}
