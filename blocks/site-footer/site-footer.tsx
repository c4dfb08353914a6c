import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { internalHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import styles from './site-footer.module.css'
import type { SiteFooterBlok } from './site-footer.schema.ts'

/** The foot of every page (R2.30): where else to go, how to pay, and the same page in another country. */
export function SiteFooter({ blok, slots, editable }: BlockProps<SiteFooterBlok>) {
  const site = useSite()
  const message = useMessages()
  return (
    <footer className={styles.footer} data-ground="paper" {...editable}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a href={internalHref('/', site)} className={styles.wordmark} translate="no">
            {site.name}
            <span className="visually-hidden">, {message('page.home')}</span>
          </a>
          <a href={site.otherBrand.href} className={styles.otherBrand}>
            {message('footer.otherBrand', { name: site.otherBrand.name })}
            <Icon name="arrow" />
          </a>
        </div>

        <nav aria-label={message('footer.label')} className={styles.groups}>
          {blok.groups.map(({ _uid, label, links }) => (
            <div key={_uid} className={styles.group}>
              <h2 className={styles.label}>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link._uid}>
                    <ContentLink to={link.url} className={styles.link}>
                      {link.label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>

      {blok.paymentMethods.length > 0 && (
        <div className={styles.row}>
          <h2 className={styles.rowLabel}>{message('footer.payment')}</h2>
          <ul className={styles.payment}>
            {blok.paymentMethods.map(({ _uid, name }) => (
              <li key={_uid}>{name}</li>
            ))}
          </ul>
        </div>
      )}

      <div className={styles.row}>
        <h2 className={styles.rowLabel}>{message('footer.countries')}</h2>
        <ul className={styles.countries}>
          {site.countries.map(({ country, locale, href }) => (
            <li key={country}>
              <a href={href} hrefLang={locale} aria-current={country === site.country ? 'true' : undefined} className={styles.country}>
                {message(`country.${country}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>

      <div className={styles.small}>
        {blok.smallPrint && <p>{blok.smallPrint}</p>}
        {slots.questions}
        <p>{message('footer.rights', { name: site.name })}</p>
      </div>
    </footer>
  )
}
