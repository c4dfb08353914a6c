import type { Flag } from '../management/flag-calls.ts'
import { useSpoken } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { compareSides } from './compare-sides.ts'
import { isSkewed } from './is-skewed.ts'
import styles from './results.module.css'

/** How many visitors saw which variant of a test, what they did then, and whether that tells anything. */
export function Results({ flag }: { flag: Flag }) {
  const { words, locale } = useSpoken()
  const { flags: said } = words
  const { on, off } = flag.seen
  const number = (count: number) => count.toLocaleString(locale)
  const share = (done: number, visitors: number) =>
    (visitors === 0 ? 0 : done / visitors).toLocaleString(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // Nobody clicked is a result, too.
  const done = flag.done.some(({ type }) => type === 'click') ? flag.done : [{ type: 'click', on: 0, off: 0 }, ...flag.done]
  const events: Partial<Record<string, string>> = said.events
  const event = (type: string) => events[type] ?? said.did(type)
  return (
    <div className={styles.results}>
      <table className={styles.table}>
        <caption className={styles.caption}>{said.seenTitle}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{said.newSide}</th>
            <th scope="col">{said.oldSide}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{said.visitors}</th>
            <td>{number(on)}</td>
            <td>{number(off)}</td>
          </tr>
          {done.map(({ type, ...sides }) => (
            <tr key={type}>
              <th scope="row">{event(type)}</th>
              <td>
                {number(sides.on)} <span className={styles.share}>({share(sides.on, on)})</span>
              </td>
              <td>
                {number(sides.off)} <span className={styles.share}>({share(sides.off, off)})</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.verdicts}>
        {done.map(({ type, ...sides }) => {
          const verdict = compareSides({ visitors: on, done: sides.on }, { visitors: off, done: sides.off })
          return (
            <li key={type} className={styles.verdict} data-verdict={verdict}>
              {said.verdicts[verdict](event(type))}
            </li>
          )
        })}
      </ul>
      {isSkewed(flag) && (
        <p className={styles.warning}>
          <Icon name="warning" />
          {said.skewed(number(Math.round(((on + off) * flag.share) / 100)), number(on + off), number(on))}
        </p>
      )}
    </div>
  )
}
