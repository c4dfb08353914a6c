import type { BlockProps } from '../../runtime/define-block.ts'
import { Icon } from '../../runtime/ui/icon.tsx'
import { RichText } from '../../runtime/ui/rich-text.tsx'
import styles from './faq-questions.module.css'
import type { FaqQuestionsBlok } from './faq-questions.schema.ts'

/** Questions with answers that open below them (R2.41), by the browser alone; a search in the page finds closed answers too. */
export function FaqQuestions({ blok, editable }: BlockProps<FaqQuestionsBlok>) {
  const Question = blok.headline ? 'h3' : 'h2'
  return (
    <section className={styles.faq} {...editable}>
      <div className={styles.columns} data-has-headline={blok.headline ? '' : undefined}>
        {blok.headline && <h2 className={styles.headline}>{blok.headline}</h2>}
        <div className={styles.questions}>
          {blok.questions.map(({ _uid, question, answer }) => (
            <details key={_uid} id={`frage-${_uid}`} className={styles.question}>
              <summary className={styles.summary}>
                <Question className={styles.words}>{question}</Question>
                <span className={styles.sign}>
                  <Icon name="chevron" />
                </span>
              </summary>
              <div className={styles.answer}>
                <RichText document={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
