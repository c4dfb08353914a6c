import { useState } from 'react'
import type { Collaborator } from '../management/people-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from '../ui/cards.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useAttempt } from '../use-attempt.ts'
import { RoleSelect } from './role-select.tsx'
import type { RoleChoice } from './roles.ts'

export interface NewPersonProps {
  choices: readonly RoleChoice[]
  onClose(): void
  onMade(person: Collaborator): void
}

/** Lets somebody sign in. */
export function NewPerson({ choices, onClose, onMade }: NewPersonProps) {
  const { client } = useStudio()
  const words = useWords()
  const { people: said } = words
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState(choices[0])
  const { attempt, problem, isBusy } = useAttempt(async () =>
    onMade(await client.addPerson({ email: email.trim(), friendly_name: name.trim(), ...role?.change })),
  )

  return (
    <Dialog title={said.add} isOpen onClose={onClose}>
      <form className={styles.fields} onSubmit={attempt}>
        <Entry label={words.name}>
          {(control) => (
            <input {...control} required autoFocus autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Entry>
        <Entry label={words.email} hint={said.emailHint}>
          {(control) => (
            <input {...control} type="email" required autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
          )}
        </Entry>
        <RoleSelect choices={choices} value={role?.value ?? ''} hint={said.roleHint} onChange={setRole} />
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            {said.addThem}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
