import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Image } from '../../runtime/ui/image.tsx'
import { organisation } from '../../schemas/organisation.ts'
import styles from './contact-card.module.css'
import type { ContactCardBlok } from './contact-card.schema.ts'

/** How to reach people (R2.40): telephone, mail, address and hours of the country the visitor is in (R9.14). */
export function ContactCard({ blok, editable }: BlockProps<ContactCardBlok>) {
  const { contact, name } = useSite()
  const message = useMessages()
  const { opens, closes } = organisation
  return (
    <section className={styles.contact} {...editable}>
      <div className={styles.card} data-has-image={blok.image ? '' : undefined}>
        {blok.image && (
          <div className={styles.picture}>
            <Image sources={[{ image: blok.image, ratio: '1/1' }]} alt={blok.image.alt} preset="portrait" />
          </div>
        )}
        <div className={styles.words}>
          <h2 className={styles.headline}>{blok.headline}</h2>
          {blok.text && <p className={styles.text}>{blok.text}</p>}
        </div>
        <dl className={styles.ways}>
          <div>
            <dt>{message('contact.phone')}</dt>
            <dd>
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
                {contact.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>{message('contact.hours')}</dt>
            <dd>{message('contact.hoursValue', { days: message('contact.weekdays'), opens, closes })}</dd>
          </div>
          <div>
            <dt>{message('contact.email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>{message('contact.address')}</dt>
            <dd>
              <address className={styles.address}>
                {name}
                <br />
                {contact.street}
                <br />
                {contact.city}
              </address>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
