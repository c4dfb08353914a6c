import type { ReactNode } from 'react'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import sentForm from '../../runtime/ui/sent-form.module.css'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { type CustomerView, customerCodeQueries } from '../../schemas/customer.ts'
import { passwordLength } from '../../schemas/password-length.ts'
import styles from './customer-account.module.css'

interface AccountFormProps {
  action: string
  button: string
  /** One that only asks for something is left to the browser. */
  method?: 'post' | 'get'
  kind?: 'filled' | 'quiet'
  children?: ReactNode
}

/** A form of the account, as browsers know it. */
export function AccountForm({ action, button, method = 'post', kind = 'filled', children }: AccountFormProps) {
  const { channel, locale } = useSite()
  return (
    <form method={method} action={`/web-api/customer-${action}`} className={`${styles.form} ${sentForm.form}`}>
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="locale" value={locale} />
      {children}
      <p data-problem role="alert" className={sentForm.problem} />
      <Button type="submit" kind={kind}>
        {button}
      </Button>
    </form>
  )
}

export function EmailField() {
  const message = useMessages()
  return <TextField label={message('customer.email')} type="email" name="email" required maxLength={254} autoComplete="username" />
}

export const PasswordField = ({ label }: { label: string }) => (
  <TextField label={label} type="password" name="password" required autoComplete="current-password" />
)

export function NewPasswordField({ name, label }: { name: 'password' | 'newPassword'; label: string }) {
  const message = useMessages()
  const { least, most } = passwordLength
  const hint = message('customer.passwordHint', { least })
  return (
    <TextField
      label={label}
      hint={hint}
      type="password"
      name={name}
      required
      minLength={least}
      maxLength={most}
      autoComplete="new-password"
    />
  )
}

export function NameFields() {
  const message = useMessages()
  const hint = message('customer.optional')
  return (
    <>
      <TextField label={message('customer.firstName')} hint={hint} name="firstName" maxLength={60} autoComplete="given-name" />
      <TextField label={message('customer.lastName')} hint={hint} name="lastName" maxLength={60} autoComplete="family-name" />
    </>
  )
}

/** What a mail brings: the element puts it in from the address, and takes the field away; without script it is typed. */
export function CodeField({ query }: { query: keyof typeof customerCodeQueries }) {
  const message = useMessages()
  return (
    <div data-query={customerCodeQueries[query]}>
      <TextField label={message('customer.code')} name="code" required autoComplete="off" spellCheck={false} maxLength={40} />
    </div>
  )
}

export const ViewLink = ({ to, children }: { to: CustomerView; children: ReactNode }) => (
  <a href={`#customer-${to}`} className={styles.link}>
    {children}
  </a>
)
