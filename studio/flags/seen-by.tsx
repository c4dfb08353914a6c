import type { Flag } from '../management/flag-calls.ts'
import { useSpoken } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './flags.module.css'
import { isSkewed } from './is-skewed.ts'

/** How many visitors saw which variant of a test; where chance does not explain that, so it says. */
export function SeenBy({ flag }: { flag: Flag }) {
  const { words, locale } = useSpoken()
  const { on, off } = flag.seen
  const number = (count: number) => count.toLocaleString(locale)
  const visitors = on + off
  return (
    <>
      <p>
        <span className={styles.label}>{words.flags.seenTitle}</span> {words.flags.seen(on, off, number)}
      </p>
      {isSkewed(flag) && (
        <p className={styles.warning}>
          <Icon name="warning" />
          {words.flags.skewed(number(Math.round((visitors * flag.share) / 100)), number(visitors), number(on))}
        </p>
      )}
    </>
  )
}
