import type { CSSProperties } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { Dialog } from '../../runtime/ui/dialog.tsx'
import { Icon } from '../../runtime/ui/icon.tsx'
import { RichText } from '../../runtime/ui/rich-text.tsx'
import styles from './benefits-bar.module.css'
import type { BenefitsBarBlok, BenefitsBarItem } from './benefits-bar.schema.ts'

/** The bar of promises (R2.38): each may open a window with more, lead to a page, or just stand there. */
export function BenefitsBar({ blok, editable }: BlockProps<BenefitsBarBlok>) {
  return (
    <div className={styles.bar} {...editable}>
      <ul className={styles.benefits} style={{ '--count': blok.benefits.length } as CSSProperties}>
        {blok.benefits.map((benefit) => (
          <li key={benefit._uid} className={styles.benefit}>
            <Benefit benefit={benefit} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Benefit({ benefit }: { benefit: BenefitsBarItem }) {
  const dialogId = `vorteil-${benefit._uid}`
  const hasDetails = benefit.details.content.length > 0
  const words = (
    <>
      <Icon name={benefit.icon} />
      <span>
        <span className={styles.title}>{benefit.title}</span>
        {benefit.text && <span className={styles.text}>{benefit.text}</span>}
      </span>
    </>
  )

  if (hasDetails) {
    return (
      <>
        <button type="button" popoverTarget={dialogId} aria-haspopup="dialog" className={styles.words}>
          {words}
        </button>
        <Dialog id={dialogId} title={benefit.title}>
          <RichText document={benefit.details} />
        </Dialog>
      </>
    )
  }
  if (!benefit.url) return <p className={styles.words}>{words}</p>
  return (
    <ContentLink to={benefit.url} className={styles.words}>
      {words}
    </ContentLink>
  )
}
