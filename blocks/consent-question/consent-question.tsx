import { type DetailedHTMLProps, use } from 'react'
import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { ContentLink } from '../../runtime/ui/content-link.tsx'
import { FramedContext } from '../../runtime/ui/framed-context.ts'
import { Notice } from '../../runtime/ui/notice.tsx'
import styles from './consent-question.module.css'
import type { ConsentQuestionBlok } from './consent-question.schema.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'consent-question': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/** The question, unseen until the element asks it, and the link that opens it again, which is there where the element has something to ask. */
export function ConsentQuestion({ blok, editable }: BlockProps<ConsentQuestionBlok>) {
  const { tagId } = useSite()
  const message = useMessages()
  const isFramed = use(FramedContext)
  return (
    <consent-question
      className={styles.question}
      data-tag={isFramed ? undefined : tagId}
      data-askable={isFramed || undefined}
      suppressHydrationWarning
      {...editable}
    >
      <a href="#cookies" className={styles.settings}>
        {blok.settingsText}
      </a>
      <Notice
        label={blok.headline}
        answers={
          <>
            <Button data-answer="necessary">{message('consent.necessary')}</Button>
            <Button data-answer="all">{message('consent.all')}</Button>
          </>
        }
      >
        <h2>{blok.headline}</h2>
        <p>
          {blok.text} {blok.privacy && <ContentLink to={blok.privacy}>{blok.privacyText}</ContentLink>}
        </p>
      </Notice>
    </consent-question>
  )
}
