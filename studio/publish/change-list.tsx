import { fieldOfKey } from '../../runtime/content-language.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { changesBetween } from '../model/changes.ts'
import { titleOf } from '../model/component-model.ts'
import { languageName } from '../model/language-name.ts'
import { valueInWords } from '../model/value-in-words.ts'
import { useStudio, useWords } from '../studio-context.ts'
import styles from './change-list.module.css'

/** What differs between two texts of a story, in words. */
export function ChangeList({ before, after, nothing }: { before: RawBlok; after: RawBlok; nothing: string }) {
  const { model, space } = useStudio()
  const words = useWords()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p>{nothing}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.type}.${change.blok._uid}`}>
          <p className={styles.what}>
            {model.labelOf(change.blok.component)} {titleOf(change.blok, model) && <span>„{titleOf(change.blok, model)}“</span>}{' '}
            <em>{words.changeKinds[change.type]}</em>
          </p>
          {change.type === 'changed' &&
            change.fields.map(({ field: key, before: was, after: is }) => {
              const { field, language } = fieldOfKey(key)
              const modelField = model.find(change.blok.component)?.fields.find(({ name }) => name === field)
              return (
                <dl key={key} className={styles.field}>
                  <dt>
                    {modelField?.label ?? field}
                    {language && ` (${languageName(language, space.languages)})`}
                  </dt>
                  <dd>
                    <del>{valueInWords(was, modelField)}</del> <ins>{valueInWords(is, modelField)}</ins>
                  </dd>
                </dl>
              )
            })}
        </li>
      ))}
    </ul>
  )
}
