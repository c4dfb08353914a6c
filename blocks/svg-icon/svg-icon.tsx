import type { BlockProps } from '../../runtime/define-block.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import styles from './svg-icon.module.css'
import type { SvgIconBlok } from './svg-icon.schema.ts'

/** One icon of the sprite, alone or with a word beside it (R2.43). A link without words is named by the icon's meaning. */
export function SvgIcon({ blok, editable }: BlockProps<SvgIconBlok>) {
  const content = (
    <>
      <Icon name={blok.icon} label={blok.label || undefined} size={blok.size} />
      {blok.text && <span>{blok.text}</span>}
    </>
  )
  return (
    <div className={styles.icon} data-size={blok.size} {...editable}>
      {blok.url ? (
        <ContentLink to={blok.url} className={styles.link}>
          {content}
          {!blok.text && !blok.label && <span className="visually-hidden">{blok.url.title || blok.url.to}</span>}
        </ContentLink>
      ) : (
        <p className={styles.words}>{content}</p>
      )}
    </div>
  )
}
