import type { DetailedHTMLProps } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { TextField } from '../../runtime/ui/text-field.tsx'
import { codeQueries, type NewsletterOutcome, newsletterOutcomes } from '../../schemas/newsletter.ts'
import styles from './newsletter-response.module.css'
import type { NewsletterResponseBlok } from './newsletter-response.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'newsletter-response': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/** Which field of the content says what came of a form. */
const textFields = {
  sent: 'sent',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
  'unknown-code': 'unknownCode',
  refused: 'refused',
} as const satisfies Record<NewsletterOutcome, keyof NewsletterResponseBlok>

/**
 * What came of a form (R2.34). The page is kept for everybody, so all answers stand in it; the shop leads to one by its name, and the
 * browser shows that. Mails bring their code in the address, which the element puts into the form; without script it is typed.
 */
export function NewsletterResponse({ blok, editable }: BlockProps<NewsletterResponseBlok>) {
  const message = useMessages()
  return (
    <newsletter-response className={styles.response} {...editable}>
      {newsletterOutcomes.map((outcome) => (
        <section key={outcome} id={`newsletter-${outcome}`} className={styles.answer} data-outcome={outcome}>
          <h2 className={styles.headline}>{message(`newsletter.${outcome}`)}</h2>
          <p className={styles.text}>{blok[textFields[outcome]]}</p>
        </section>
      ))}
      <div className={styles.forms}>
        <CodeForm action="confirm" />
        <CodeForm action="unsubscribe" />
      </div>
    </newsletter-response>
  )
}

function CodeForm({ action }: { action: keyof typeof codeQueries }) {
  const { channel, locale } = useSite()
  const message = useMessages()
  return (
    <form method="post" action={`/web-api/newsletter-${action}`} className={styles.form} data-query={codeQueries[action]}>
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="locale" value={locale} />
      <TextField label={message(`newsletter.${action}Code`)} name="code" required autoComplete="off" spellCheck={false} maxLength={40} />
      <Button type="submit">{message(`newsletter.${action}`)}</Button>
    </form>
  )
}
