import { useState } from 'react'
import type { Edit } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { ReleaseEnd } from '../editing/release-over.ts'
import type { Notice } from '../editing/story-session.ts'
import type { Words } from '../messages/german.ts'
import type { Model } from '../model/component-model.ts'
import { valueInWords } from '../model/value-in-words.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useProblem } from '../use-problem.ts'
import { keepCopied } from './copied-bloks.ts'
import { useEditor, useSessionState } from './editor-context.ts'
import styles from './notices.module.css'

/** What somebody must know about their own and others' work on this page, until they put it away. */
export function Notices() {
  const { model } = useStudio()
  const { session, select } = useEditor()
  const words = useWords()
  const { story, notices, content, save } = useSessionState(session)
  const [isBack, setBack] = useState(false)
  return (
    <div className={styles.notices} aria-live="polite">
      {save === 'gone' && <Gone onBack={() => setBack(true)} />}
      {isBack && save !== 'gone' && (
        <div className={styles.notice}>
          <p>{words.storyBack(story.name)}</p>
          <Button look="icon" aria-label={words.hide} onPress={() => setBack(false)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
      {save === 'release-live' && <ReleaseOver end="live" />}
      {save === 'release-deleted' && <ReleaseOver end="deleted" />}
      {notices.map((notice, index) => (
        <div key={index} className={styles.notice} data-type={notice.type}>
          <p>{wordNotice(notice, content, model, words)}</p>
          {notice.type === 'lost-place' && <LostWork edits={notice.edits} />}
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

/** Somebody has deleted the story meanwhile: it can be brought back, with what has been written since. */
function Gone({ onBack }: { onBack(): void }) {
  const { client } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const [problem, setProblem] = useProblem()
  const { story } = useSessionState(session)
  const bringBack = () =>
    client.undeleteStory(story.id).then(() => {
      onBack()
      void session.save()
    }, setProblem)
  return (
    <div className={styles.notice} data-type="refused">
      <p>{problem ?? words.noticeGone}</p>
      <Button onPress={() => void bringBack()}>{words.bringBack}</Button>
    </div>
  )
}

/** The release has ended meanwhile: what has been written since goes on in the story itself. */
function ReleaseOver({ end }: { end: ReleaseEnd }) {
  const { session, selection } = useEditor()
  const words = useWords()
  const { id } = useSessionState(session).story
  return (
    <div className={styles.notice} data-type="refused">
      <p>{words.releases.over[end].notice}</p>
      <Button onPress={() => goTo({ screen: 'story', id, blok: selection.uids.at(-1) })}>{words.releases.over.goOn}</Button>
    </div>
  )
}

/** What somebody had done in a place that is gone: to read, and what are bloks to put in elsewhere. */
function LostWork({ edits }: { edits: readonly Edit[] }) {
  const { model } = useStudio()
  const words = useWords()
  const { announce } = useEditor()
  const bloks = edits.flatMap((edit) => (edit.verb === 'insert' || edit.verb === 'replace' ? [edit.blok] : []))
  const texts = edits.flatMap((edit) => (edit.verb === 'set' ? [edit] : []))
  return (
    <>
      {texts.length > 0 && (
        <details className={styles.lost}>
          <summary>{words.lostWork}</summary>
          <dl>
            {texts.map(({ uid, field, value }, index) => (
              <div key={`${uid}.${field}.${index}`}>
                <dt>{field}</dt>
                <dd>{valueInWords(value, undefined)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {bloks.length > 0 && (
        <Button
          onPress={() => {
            keepCopied(localStorage, bloks)
            announce(words.copied(bloks.map(({ component }) => model.labelOf(component)).join(', ')))
          }}
        >
          {words.keepForPasting}
        </Button>
      )}
    </>
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
    case 'from-release':
      return words.releases.over[notice.end].moved
    case 'others-saved':
      return words.noticeOthersSaved
    case 'refused':
      return notice.message
  }
}
