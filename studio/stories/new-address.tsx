import type { ReactNode } from 'react'
import type { Redirect } from '../management/redirect-calls.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import styles from './story-dialog.module.css'

/** The address that a story or folder has, and the one that it will have; and what becomes of the old one where that is known. */
export function NewAddress({ from, to, published }: { from: string; to: string | undefined; published: number | undefined }) {
  const { find: said } = useWords()
  return (
    <>
      <dl className={styles.places}>
        <dt>{said.oldAddress}</dt>
        <dd>/{from}</dd>
        {to !== undefined && (
          <>
            <dt>{said.newAddress}</dt>
            <dd>/{to}</dd>
          </>
        )}
      </dl>
      {published !== undefined && <p className={styles.hint}>{published > 0 ? said.willRedirect(published) : said.noRedirectNeeded}</p>}
    </>
  )
}

/** Where it stands now. */
export interface Readdressed {
  address: string
  /** `undefined`: the service keeps no old addresses. */
  redirects: readonly Redirect[] | undefined
}

export interface OldAddressesProps extends Readdressed {
  title: string
  published: number | undefined
  onClose(): void
}

/** After a story or folder got another address: which old ones lead on. */
export function OldAddresses({ title, address, redirects, published, onClose }: OldAddressesProps) {
  const { find: said } = useWords()
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p role="status">{said.movedTo(`/${address}`)}</p>
      {oldOnes()}
      <DialogActions>
        <Button look="primary" onPress={onClose} autoFocus>
          {said.done}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function oldOnes(): ReactNode {
    if (redirects === undefined) return <p>{said.noRedirects}</p>
    if (redirects.length === 0) return <p>{published ? said.willRedirect(published) : said.noRedirectNeeded}</p>
    return (
      <>
        <h3>{said.redirectsLeft}</h3>
        <ul className={styles.addresses}>
          {redirects.map(({ id, from_slug }) => (
            <li key={id}>/{from_slug}</li>
          ))}
        </ul>
      </>
    )
  }
}
