import type { ReactNode } from 'react'
import { useMessages } from '../../runtime/messages/messages.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { AccountForm, NameFields, NewPasswordField, PasswordField } from './account-form.tsx'
import styles from './customer-account.module.css'
import { View } from './view.tsx'

const deleteId = 'customer-delete'

/** The account of who is logged in. Who that is, the element puts in. */
export function AccountView() {
  const message = useMessages()
  return (
    <View name="account">
      <div className={styles.who}>
        <p className={styles.whoText}>
          {message('customer.who')} <strong data-fill />
        </p>
        <AccountForm action="logout" button={message('customer.logOut')} />
        <AccountForm action="logout" button={message('customer.logOutEverywhere')} kind="quiet">
          <input type="hidden" name="everywhere" value="on" />
        </AccountForm>
      </div>
      <div className={styles.columns}>
        <Part title={message('customer.names')}>
          <AccountForm action="data" button={message('customer.saveNames')}>
            {/* Whose names they are: in another window somebody else may have logged in since. */}
            <input type="hidden" name="email" data-fill />
            <NameFields />
          </AccountForm>
        </Part>
        <Part title={message('customer.password')}>
          <AccountForm action="password" button={message('customer.changePassword')}>
            {/* Whose password it is, for programs that keep passwords. */}
            <input type="text" autoComplete="username" readOnly hidden data-fill />
            <PasswordField label={message('customer.oldPassword')} />
            <NewPasswordField name="newPassword" label={message('customer.newPassword')} />
          </AccountForm>
        </Part>
        <Part title={message('customer.data')}>
          <p>{message('customer.dataText')}</p>
          <AccountForm action="data" button={message('customer.download')} method="get" kind="quiet">
            <input type="hidden" name="download" value="on" />
          </AccountForm>
        </Part>
        <Part title={message('customer.delete')}>
          <p>{message('customer.deleteText')}</p>
          <Button kind="quiet" popoverTarget={deleteId} aria-haspopup="dialog">
            {message('customer.delete')}
          </Button>
          <Dialog id={deleteId} title={message('customer.delete')}>
            <p>{message('customer.deleteText')}</p>
            <AccountForm action="delete" button={message('customer.deleteConfirm')}>
              <PasswordField label={message('customer.password')} />
            </AccountForm>
          </Dialog>
        </Part>
      </div>
    </View>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.column}>
    <h3 className={styles.subline}>{title}</h3>
    {children}
  </div>
)
