import { z } from 'zod'

/** A mail to one person, in plain text. */
export const Mail = z.object({
  /** The same however often it is sent: who gets it twice can tell. Mails of before have none. */
  id: z.string().optional(),
  to: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  /** Who gets answers, where it is not who sent it. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  /** The address that takes the recipient off the list it is sent to, asked by POST (RFC 8058). */
  unsubscribeAddress: z.string().optional(),
})
export type Mail = z.infer<typeof Mail>

/** Hands a mail to the server that sends it. Rejects where that does not take it. */
export type SendMail = (mail: Mail) => Promise<void>

/** The server has said that it will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
