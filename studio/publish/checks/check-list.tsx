import { findBlok } from '../../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../../schemas/blok.ts'
import { titleOf } from '../../model/component-model.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../publish-sheet.module.css'
import type { Check } from './check.ts'

export interface CheckListProps {
  title: string
  checks: readonly Check[]
  content: RawBlok
  onGo(check: Check): void
}

/** What is wrong, each with its place and the way there. */
export function CheckList({ title, checks, content, onGo }: CheckListProps) {
  const { model } = useStudio()
  const words = useWords()
  if (checks.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.problems}>
        {checks.map((check, index) => {
          const blok = check.uid === undefined ? undefined : findBlok(content, check.uid)?.blok
          const field = blok && model.find(blok.component)?.fields.find(({ name }) => name === check.field)
          return (
            <li key={index} data-level={check.level}>
              <div>
                {blok && (
                  <p className={styles.place}>
                    {model.labelOf(blok.component)}
                    {titleOf(blok, model) && ` ${words.publishing.quoted(titleOf(blok, model))}`}
                  </p>
                )}
                <p>
                  {field && <strong>{field.label} </strong>}
                  {check.message}
                </p>
              </div>
              {blok && <Button onPress={() => onGo(check)}>{words.goThere}</Button>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
