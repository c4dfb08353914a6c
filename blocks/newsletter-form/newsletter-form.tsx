import { type DetailedHTMLProps, use } from 'react'
import type { BlockProps, OwnFields } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { FramedContext } from '../../runtime/ui/framed-context.ts'
import sentForm from '../../runtime/ui/sent-form.module.css'
import { TextField } from '../../runtime/ui/text-field.tsx'
import styles from './newsletter-form.module.css'
import type { NewsletterFormBlok } from './newsletter-form.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'newsletter-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

type Content = OwnFields<NewsletterFormBlok>

/**
 * Asks for an address for the newsletter (R2.25, R2.26). A form as browsers know it: without script it is sent to the shop, which leads
 * to the page of the response; the element sends it in place.
 */
export function NewsletterForm({ blok, editable }: BlockProps<NewsletterFormBlok>) {
  // Editors see what they write, also what would have to be opened.
  const presentation = use(FramedContext) ? 'inline' : blok.presentation
  return (
    <newsletter-form className={styles.newsletter} data-presentation={presentation} suppressHydrationWarning {...editable}>
      {presentation === 'inline' ? <OnPage blok={blok} /> : <InWindow blok={blok} isDrawer={presentation === 'drawer'} />}
    </newsletter-form>
  )
}

const idOf = ({ _uid }: Content) => `newsletter-${_uid}`

function OnPage({ blok }: { blok: Content }) {
  return (
    <section aria-labelledby={idOf(blok)} className={styles.inline}>
      <h2 id={idOf(blok)} className={styles.headline}>
        {blok.headline}
      </h2>
      <Inside blok={blok} />
    </section>
  )
}

function InWindow({ blok, isDrawer }: { blok: Content; isDrawer: boolean }) {
  const id = idOf(blok)
  return (
    <>
      {isDrawer && (
        <Button popoverTarget={id} aria-haspopup="dialog">
          {blok.headline}
        </Button>
      )}
      <Dialog id={id} title={blok.headline} place={isDrawer ? 'side' : 'corner'}>
        <Inside blok={blok} />
      </Dialog>
    </>
  )
}

function Inside({ blok }: { blok: Content }) {
  return (
    <>
      {blok.text && <p className={styles.text}>{blok.text}</p>}
      <Form blok={blok} />
      <p data-thanks tabIndex={-1} className={styles.thanks}>
        {blok.thanks}
      </p>
    </>
  )
}

function Form({ blok }: { blok: Content }) {
  const { channel, locale, name } = useSite()
  const message = useMessages()
  return (
    <form
      method="post"
      action="/web-api/newsletter-subscribe"
      className={`${styles.form} ${sentForm.form}`}
      data-unreachable={message('newsletter.unreachable')}
    >
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="locale" value={locale} />
      <div className={styles.wide}>
        <TextField label={message('newsletter.email')} type="email" name="email" required maxLength={254} autoComplete="email" />
      </div>
      {blok.fields.map((field) => (
        <TextField
          key={field}
          label={message(`newsletter.${field}`)}
          hint={message('newsletter.optional')}
          name={field}
          {...inputs[field]}
        />
      ))}
      <label className={styles.trap} aria-hidden="true">
        {message('newsletter.website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <label className={styles.consent}>
        <input type="checkbox" name="consent" required />
        <span>{message('newsletter.consent', { name })}</span>
      </label>
      {blok.privacy && (
        <p className={styles.privacy}>
          <ContentLink to={blok.privacy}>{blok.privacyText}</ContentLink>
        </p>
      )}
      <p data-problem role="alert" className={styles.problem} />
      <Button type="submit">{blok.buttonText}</Button>
    </form>
  )
}

const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  birthday: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  weddingDate: { type: 'date', autoComplete: 'off', min: '1900-01-01', max: '2100-12-31' },
} as const
