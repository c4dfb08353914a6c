import { z } from 'zod'
import { passwordLength } from '../../schemas/password-length.ts'
import { EmailAddress, PersonName } from '../requests/form-fields.ts'

const { least, most } = passwordLength

/** A new password. Nothing is trimmed: it is what was typed. */
const NewPassword = z.string().min(least).max(most)
/** A password that is compared with the one there is. */
const Password = z.string().catch('')
const names = { firstName: PersonName, lastName: PersonName }

/** What the forms of the account send. What is said of a field that is wrong stands in `customerWords`, by its name. */
export const SignUp = z.object({ email: EmailAddress, password: NewPassword, ...names })
export type SignUp = z.output<typeof SignUp>

/** An address that is none belongs to nobody; it is not said that it is none. */
export const LogIn = z.object({ email: EmailAddress.or(z.undefined()).catch(undefined), password: Password })

export const PasswordReset = z.object({ email: EmailAddress })
export const SetPassword = z.object({ newPassword: NewPassword })
export const ChangePassword = z.object({ password: Password, newPassword: NewPassword })
export const ChangeNames = z.object(names)
export type ChangeNames = z.output<typeof ChangeNames>
export const Confirmation = z.object({ password: Password })
