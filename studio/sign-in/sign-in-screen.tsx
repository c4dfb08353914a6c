import type { Connection } from '../management/connection.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { ConnectElsewhere } from './connect-elsewhere.tsx'
import styles from './sign-in.module.css'
import { SignIn, type SignInProps } from './sign-in.tsx'

export interface SignInScreenProps extends Pick<SignInProps, 'client' | 'onSignedIn'> {
  /** Whose token was not accepted. */
  connection: Connection | undefined
  onConnect(connection: Connection | undefined): void
}

/** Who comes in: into the studio's own space by e-mail and password, into one elsewhere by its token. */
export function SignInScreen({ client, connection, onSignedIn, onConnect }: SignInScreenProps) {
  const words = useWords()
  return (
    <main className={styles.page}>
      <div className={styles.ways}>
        <h1>{words.signInTitle}</h1>
        {connection ? (
          <Button onPress={() => onConnect(undefined)}>{words.elsewhere.back}</Button>
        ) : (
          <SignIn client={client} onSignedIn={onSignedIn} />
        )}
        <details className={styles.elsewhere} open={connection !== undefined}>
          <summary>{words.elsewhere.other}</summary>
          <ConnectElsewhere isRefused={connection !== undefined} onConnect={onConnect} />
        </details>
      </div>
    </main>
  )
}
