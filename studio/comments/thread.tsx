import { useCallback, useEffect, useRef, useState } from 'react'
import type { Comment, Discussion } from '../management/discussion-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import { CommentForm } from './comment-form.tsx'
import type { Comments } from './comments-context.ts'
import styles from './comments-panel.module.css'
import { isBegun } from './use-begun.ts'

export interface ThreadProps {
  discussion: Discussion
  comments: Comments
  /** Somebody was led to just this one. */
  isSought: boolean
  /** Leads to the block; `undefined` when it has gone. */
  onShow: (() => void) | undefined
}

/** What is said about one block or field, and how it ends. */
export function Thread({ discussion, comments, isSought, onShow }: ThreadProps) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const { comments: said } = words
  const [thread, setThread] = useState<readonly Comment[]>()
  const [problem, setProblem] = useProblem()
  const where = `reply ${discussion.id}`
  const [reply, setReply] = useState<'none' | 'begun' | 'asked' | 'sent'>(() => (isBegun(where) ? 'begun' : 'none'))
  const isReplying = reply === 'begun' || reply === 'asked'
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })
  const isSolved = Boolean(discussion.solved_at)

  const read = useCallback(
    () =>
      client.comments(discussion.id).then(setThread, (error: Error) => {
        setProblem(error)
      }),
    [client, discussion.id],
  )
  useEffect(() => void read(), [read])
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought && thread) article.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought, thread])

  const solve = () => client.solveDiscussion(discussion.id, isSolved ? null : new Date().toISOString()).then(comments.reload, setProblem)

  return (
    <article
      ref={article}
      className={styles.thread}
      aria-label={discussion.title}
      aria-current={isSought || undefined}
      data-solved={isSolved || undefined}
    >
      <header className={styles.threadHead}>
        <h3>{discussion.title}</h3>
        {isSolved && <span className={styles.hint}>{said.solved}</span>}
      </header>
      {!onShow && <p className={styles.hint}>{said.gone}</p>}
      {problem && <p role="alert">{problem}</p>}
      {!thread && !problem && <p>{words.loading}</p>}
      <ul className={styles.comments}>
        {thread?.map((comment) => (
          <li key={comment.id}>
            <p className={styles.who}>
              <strong>{comments.people.find(({ id }) => id === comment.user_id)?.name ?? said.nobody}</strong>{' '}
              <time dateTime={comment.created_at}>{time.format(new Date(comment.created_at))}</time>
            </p>
            <Message comment={comment} />
          </li>
        ))}
      </ul>
      {isReplying && (
        <CommentForm
          where={where}
          label={said.reply}
          people={comments.people}
          takesFocus={reply === 'asked'}
          onSend={async (message) => {
            await client.addComment(discussion.id, message)
            await Promise.all([read(), comments.reload()])
            setReply('sent')
          }}
        />
      )}
      <div className={styles.actions}>
        {onShow && (
          <Button look="plain" onPress={onShow}>
            {said.show}
          </Button>
        )}
        {!isReplying && (
          <Button look="plain" autoFocus={reply === 'sent'} onPress={() => setReply('asked')}>
            {said.reply}
          </Button>
        )}
        <Button onPress={() => void solve()}>{isSolved ? said.reopen : said.solve}</Button>
      </div>
    </article>
  )
}

/** The text with who is named in it set apart; what the service says it is where it has no pieces. */
function Message({ comment: { message, message_json } }: { comment: Comment }) {
  if (message_json.length === 0) return <p className={styles.message}>{message}</p>
  return (
    <p className={styles.message}>
      {message_json.map((piece, index) => {
        const { text, attrs } = piece as { text?: string; attrs?: { id: number; label?: string } }
        return attrs ? <mark key={index}>@{attrs.label ?? attrs.id}</mark> : <span key={index}>{text}</span>
      })}
    </p>
  )
}
