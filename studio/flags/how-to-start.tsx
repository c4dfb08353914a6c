import { useWords } from '../studio-context.ts'
import styles from './flags.module.css'

/** Where there is no test yet. */
export function HowToStart({ mayChange }: { mayChange: boolean }) {
  const { flags: said } = useWords()
  if (!mayChange)
    return (
      <p>
        {said.none} {said.noneToRead}
      </p>
    )
  return (
    <section className={styles.start}>
      <p>{said.noneYet}</p>
      <ol>
        {said.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
