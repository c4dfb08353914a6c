import { useState } from 'react'
import { passwordLength } from '../../schemas/password-length.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from '../ui/cards.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Entry } from '../ui/entry.tsx'
import { useAttempt } from '../use-attempt.ts'

/** Gives who is here another password. It signs them out everywhere, and in again here. */
export function ChangePassword({ onClose }: { onClose(hasChanged: boolean): void }) {
  const { client, person } = useStudio()
  const { people: said } = useWords()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { attempt, problem, isBusy } = useAttempt(async () => {
    await client.changePassword(current, password)
    // It is changed, whatever becomes of this: who can't be signed in again now is asked to with the next request.
    await client.signIn(person.email, password).catch(() => {})
    setDone(true)
  })

  return (
    <Dialog title={said.changePassword} isOpen onClose={() => onClose(isDone)} step={isDone ? 'done' : undefined}>
      {isDone ? (
        <div className={styles.fields}>
          <p role="status">{said.passwordChanged}</p>
          <DialogActions>
            <Button look="primary" onPress={() => onClose(true)}>
              {said.goOn}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <form className={styles.fields} onSubmit={attempt}>
          {/* What keeps passwords asks whose it is. */}
          <input type="email" autoComplete="username" value={person.email} readOnly hidden />
          <Entry label={said.currentPassword}>
            {(control) => (
              <input
                {...control}
                type="password"
                required
                autoFocus
                autoComplete="current-password"
                value={current}
                onChange={({ target }) => setCurrent(target.value)}
              />
            )}
          </Entry>
          <Entry label={said.newPassword} hint={said.newPasswordHint(passwordLength.least)}>
            {(control) => (
              <input
                {...control}
                type="password"
                required
                minLength={passwordLength.least}
                maxLength={passwordLength.most}
                autoComplete="new-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Entry>
          {problem && <p role="alert">{problem}</p>}
          <DialogActions onCancel={() => onClose(false)}>
            <Button type="submit" look="primary" isDisabled={isBusy}>
              {said.changeIt}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
