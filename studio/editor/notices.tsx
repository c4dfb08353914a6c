import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Notice } from '../editing/story-session.ts'
import type { Words } from '../messages/german.ts'
import type { Model } from '../model/component-model.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useEditor, useSessionState } from './editor-context.ts'
import styles from './notices.module.css'

/** What somebody must know about their own and others' work on this page, until they put it away. */
export function Notices() {
  const { model } = useStudio()
  const { session, select } = useEditor()
  const words = useWords()
  const { notices, content } = useSessionState(session)
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.map((notice, index) => (
        <div key={index} className={styles.notice} data-type={notice.type}>
          <p>{wordNotice(notice, content, model, words)}</p>
          {notice.type === 'both-wrote' && (
            <Button
              onPress={() => {
                select([notice.uid], notice.field)
                session.setField(notice.uid, notice.field, notice.theirs, findBlok(content, notice.uid)?.blok[notice.field])
                session.dismiss(notice)
              }}
            >
              {words.takeTheirs}
            </Button>
          )}
          <Button look="icon" aria-label={words.hide} onPress={() => session.dismiss(notice)}>
            <Icon name="close" />
          </Button>
        </div>
      ))}
    </div>
  )
}

function wordNotice(notice: Notice, content: RawBlok, model: Model, words: Words): string {
  switch (notice.type) {
    case 'both-wrote': {
      const component = findBlok(content, notice.uid)?.blok.component ?? ''
      return words.noticeBothWrote(model.find(component)?.fields.find(({ name }) => name === notice.field)?.label ?? notice.field)
    }
    case 'lost-place':
      return words.noticeLostPlace
    case 'not-removed':
      return words.noticeNotRemoved
    case 'not-kept':
      return words.noticeNotKept
    case 'not-undone':
      return words.noticeNotUndone
    case 'others-saved':
      return words.noticeOthersSaved
    case 'refused':
      return notice.message
  }
}
