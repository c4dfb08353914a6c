import type { DetailedHTMLProps } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { internalHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import styles from './site-header.module.css'
import type { NavigationGroup, NavigationItem, SiteHeaderBlok } from './site-header.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-header': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

const drawerId = 'hauptmenue'

/**
 * The head of every page (R2.29). Menus and the drawer on phones are popovers, opened and closed by the browser
 * itself; `site-header.element.ts` only closes them when a link in them is followed without a new document.
 */
export function SiteHeader({ blok, editable }: BlockProps<SiteHeaderBlok>) {
  const site = useSite()
  const message = useMessages()
  return (
    <site-header className={styles.root} {...editable}>
      <header className={styles.header}>
        <a href="#inhalt" className="skip-link visually-hidden">
          {message('page.skip')}
        </a>

        <div className={styles.utility}>
          <p className={styles.notice}>
            <ContentLink to={blok.noticeUrl}>{blok.notice}</ContentLink>
          </p>
          <nav aria-label={message('header.services')} className={styles.services}>
            <Services items={blok.services} />
          </nav>
        </div>

        <div className={styles.bar}>
          <button type="button" popoverTarget={drawerId} className={styles.menu}>
            <Icon name="menu" />
            <span className={styles.menuText}>{message('header.menu')}</span>
          </button>

          <a href={internalHref('/', site)} className={styles.wordmark} translate="no">
            {site.name}
            <span className="visually-hidden">, {message('page.home')}</span>
          </a>

          <nav id={drawerId} popover="auto" aria-label={message('header.navigation')} className={styles.navigation}>
            <div className={styles.drawerHead}>
              <button type="button" popoverTarget={drawerId} popoverTargetAction="hide" className={styles.close}>
                <Icon name="close" label={message('header.close')} />
              </button>
            </div>
            <ul className={styles.groups}>
              {blok.navigation.map((group) => (
                <li key={group._uid} className={styles.group}>
                  {group.children.length > 0 ? (
                    <Panel group={group} />
                  ) : (
                    <ContentLink to={group.url} className={styles.label}>
                      {group.label}
                    </ContentLink>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.drawerFoot}>
              <Services items={blok.services} />
            </div>
          </nav>

          <ul className={styles.shortcuts}>
            {blok.shortcuts.map(({ _uid, label, url, icon }) => (
              <li key={_uid}>
                <ContentLink to={url} className={styles.shortcut}>
                  {icon ? <Icon name={icon} label={label} /> : label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      </header>
    </site-header>
  )
}

/** A menu with its panel: below the bar on wide screens, over the drawer on phones. */
function Panel({ group }: { group: NavigationGroup }) {
  const message = useMessages()
  const id = `menue-${group._uid}`
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.label}>
        {group.label}
        <span className={styles.sign}>
          <Icon name="chevron" size="s" />
        </span>
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.panelHead}>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.back}>
            <span className={styles.backSign}>
              <Icon name="arrow" />
            </span>
            {message('header.back')}
          </button>
          <p className={styles.panelTitle}>{group.label}</p>
          {group.url && (
            <ContentLink to={group.url} className={styles.all}>
              {message('header.all', { name: group.label })}
              <Icon name="arrow" />
            </ContentLink>
          )}
        </div>
        <ul className={styles.items}>
          {group.children.map(({ _uid, label, url, icon }) => (
            <li key={_uid} className={styles.item}>
              <ContentLink to={url} className={styles.itemLink}>
                {icon && <Icon name={icon} />}
                {label}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Services({ items }: { items: NavigationItem[] }) {
  const { otherBrand } = useSite()
  const message = useMessages()
  return (
    <ul className={styles.serviceList}>
      {items.map(({ _uid, label, url }) => (
        <li key={_uid}>
          <ContentLink to={url} className={styles.service}>
            {label}
          </ContentLink>
        </li>
      ))}
      <li>
        <a href={otherBrand.href} className={styles.service}>
          {message('header.otherBrand', { name: otherBrand.name })}
        </a>
      </li>
    </ul>
  )
}
