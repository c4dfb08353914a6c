import { createTransport, type SendMailOptions } from 'nodemailer'
import { type Mail, MailRefused, type SendMail } from './mail.ts'

/** For each step of talking to the server, in milliseconds. */
const patienceMs = 20_000

/** Sends by the SMTP server of an address (SMTP_URL). */
export function smtpMail(url: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs })
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mail))
    } catch (error) {
      throw isAboutRecipient(error) ? new MailRefused(error.message, { cause: error }) : error
    }
  }
}

function messageOf({ id, to, from, replyTo, subject, text, unsubscribeAddress }: Mail): SendMailOptions {
  return {
    to: { name: '', address: to },
    from,
    ...(id !== undefined && { messageId: `<${id}@${from.address.split('@').at(-1)}>` }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    headers: {
      // Nobody's absence assistant shall answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeAddress !== undefined && {
        'List-Unsubscribe': `<${unsubscribeAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Whether the server refuses this recipient or this mail for good. A wrong password or sender is ours to mend, and the mail can wait for that. */
function isAboutRecipient(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { permanent, command } = error as Error & { permanent?: boolean; command?: string }
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
