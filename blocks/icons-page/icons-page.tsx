import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import type { IconName } from '../../schemas/icon.ts'
import { icons } from '../../schemas/icon.ts'
import styles from './icons-page.module.css'
import type { IconsPageBlok } from './icons-page.schema.ts'

// Object.keys forgets the key type.
const names = Object.keys(icons) as IconName[]

/** The page `/_icons` (R2.01): every icon of the sprite, large and in the size it is used, by name. */
export function IconsPage({ blok, editable }: BlockProps<IconsPageBlok>) {
  const message = useMessages()
  return (
    <div className={styles.page} {...editable}>
      <header className={styles.head}>
        <h1 className={styles.title}>{blok.title}</h1>
        <p className={styles.count}>{message('icons.count', { count: names.length })}</p>
      </header>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <span className={styles.sizes}>
              <Icon name={name} size="l" />
              <Icon name={name} />
            </span>
            <code className={styles.name}>{name}</code>
            <span className={styles.meaning}>{icons[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
