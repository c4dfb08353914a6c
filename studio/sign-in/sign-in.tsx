import { type FormEvent, useState } from 'react'
import type { Person } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './sign-in.module.css'

export interface SignInProps {
  client: Pick<ManagementClient, 'signIn'>
  onSignedIn(): unknown
  /** Who was signed in, in the middle of work: says that nothing is lost. */
  again?: Pick<Person, 'email'>
}

export function SignIn({ client, onSignedIn, again }: SignInProps) {
  const words = useWords()
  const [problem, setProblem] = useProblem()
  const [isAsking, setAsking] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAsking(true)
    setProblem(undefined)
    try {
      await client.signIn(String(form.get('email')), String(form.get('password')))
      await onSignedIn()
    } catch (error) {
      setProblem(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {again && <p>{words.signInAgain}</p>}
      <label className={styles.field}>
        {words.email}
        <input name="email" type="email" autoComplete="username" required defaultValue={again?.email} />
      </label>
      <label className={styles.field}>
        {words.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" look="primary" isDisabled={isAsking}>
        {words.signIn}
      </Button>
    </form>
  )
}
