import { type DetailedHTMLProps, use } from 'react'
import type { BlockProps, OwnFields } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { FramedContext } from '../../runtime/ui/framed-context.ts'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { customerCodeQueries } from '../../schemas/customer.ts'
import { AccountForm, CodeField, EmailField, NameFields, NewPasswordField, PasswordField, ViewLink } from './account-form.tsx'
import { AccountView } from './account-view.tsx'
import styles from './customer-account.module.css'
import type { CustomerAccountBlok } from './customer-account.schema.ts'
import { View } from './view.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'customer-account': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

type Content = OwnFields<CustomerAccountBlok>

/**
 * Logging in, signing up, a new password, and the account (R6.01). The page is kept for everybody, so all of it stands there and nothing
 * of anybody; the browser shows what the address names, and logging in where it names nothing. The element sends the forms in place,
 * and asks who is logged in.
 */
export function CustomerAccount({ blok, editable }: BlockProps<CustomerAccountBlok>) {
  const { channel, locale } = useSite()
  const message = useMessages()
  return (
    <customer-account
      className={styles.account}
      data-channel={channel}
      data-locale={locale}
      data-queries={Object.values(customerCodeQueries).join(' ')}
      data-unreachable={message('customer.unreachable')}
      // Editors see what they write, also what would have to be opened.
      data-framed={use(FramedContext) || undefined}
      suppressHydrationWarning
      {...editable}
    >
      <LogIn blok={blok} />
      <SignUp blok={blok} />
      <View name="sign-up-sent">
        <p className={styles.lead}>{blok.signUpSent}</p>
      </View>
      <View name="sign-up-confirm">
        <p>{message('customer.signUpConfirmText')}</p>
        <AccountForm action="signup-confirm" button={message('customer.signUpConfirm')}>
          <CodeField query="sign-up-confirm" />
          <PasswordField label={message('customer.password')} />
        </AccountForm>
        <ViewLink to="sign-up">{message('customer.signUpAgain')}</ViewLink>
      </View>
      <View name="welcome">
        <p className={styles.lead}>{blok.welcome}</p>
        <ViewLink to="account">{message('customer.toAccount')}</ViewLink>
      </View>
      <View name="password-reset">
        <p>{message('customer.passwordResetText')}</p>
        <AccountForm action="password-reset" button={message('customer.passwordReset')}>
          <EmailField />
        </AccountForm>
        <ViewLink to="log-in">{message('customer.toLogIn')}</ViewLink>
      </View>
      <View name="password-reset-sent">
        <p className={styles.lead}>{blok.passwordResetSent}</p>
      </View>
      <View name="new-password">
        <p>{message('customer.setPasswordText')}</p>
        <AccountForm action="password-reset-confirm" button={message('customer.setPassword')}>
          <CodeField query="new-password" />
          <NewPasswordField name="newPassword" label={message('customer.newPassword')} />
        </AccountForm>
        <ViewLink to="password-reset">{message('customer.passwordResetAgain')}</ViewLink>
      </View>
      <AccountView />
    </customer-account>
  )
}

function LogIn({ blok }: { blok: Content }) {
  const message = useMessages()
  return (
    <View name="log-in">
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountForm action="login" button={message('customer.logIn')}>
            <EmailField />
            <PasswordField label={message('customer.password')} />
          </AccountForm>
          <ViewLink to="password-reset">{message('customer.forgotten')}</ViewLink>
        </div>
        <div className={styles.column}>
          <h3 className={styles.subline}>{message('customer.isNew')}</h3>
          {blok.invitation && <p>{blok.invitation}</p>}
          <ViewLink to="sign-up">{message('customer.signUp')}</ViewLink>
        </div>
      </div>
      <p className={styles.withoutScript}>
        <ViewLink to="account">{message('customer.hasSession')}</ViewLink>
      </p>
    </View>
  )
}

function SignUp({ blok }: { blok: Content }) {
  const message = useMessages()
  return (
    <View name="sign-up">
      <AccountForm action="signup" button={message('customer.signUp')}>
        <EmailField />
        <NewPasswordField name="password" label={message('customer.password')} />
        <NameFields />
        <div className={styles.trap} aria-hidden="true">
          <TextField label={message('customer.website')} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {blok.privacy && (
          <p className={styles.privacy}>
            <ContentLink to={blok.privacy}>{blok.privacyText}</ContentLink>
          </p>
        )}
      </AccountForm>
      <ViewLink to="log-in">{message('customer.toLogIn')}</ViewLink>
    </View>
  )
}
