import type { FormEvent } from 'react'
import type { Connection } from '../management/connection.ts'
import { contentServices } from '../management/content-services.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from './sign-in.module.css'

export interface ConnectElsewhereProps {
  isRefused: boolean
  onConnect(connection: Connection): void
}

/** A space of another content service, by a person's own token. */
export function ConnectElsewhere({ isRefused, onConnect }: ConnectElsewhereProps) {
  const words = useWords()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onConnect({ service: String(form.get('service')), spaceId: Number(form.get('space')), token: String(form.get('token')).trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.field}>
        {words.elsewhere.service}
        <select name="service">
          {contentServices().map((service) => (
            <option key={service} value={service}>
              {new URL(service).host}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {words.elsewhere.space}
        <input name="space" inputMode="numeric" pattern="\d+" required />
      </label>
      <label className={styles.field}>
        {words.elsewhere.token}
        <input name="token" type="password" autoComplete="off" required aria-describedby="token-about" />
      </label>
      <p id="token-about" className={styles.about}>
        {words.elsewhere.tokenAbout}
      </p>
      {isRefused && <p role="alert">{words.elsewhere.refused}</p>}
      <Button type="submit">{words.elsewhere.enter}</Button>
    </form>
  )
}
