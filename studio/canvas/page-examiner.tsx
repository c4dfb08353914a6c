import { useEffect, useRef, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { Finding, Parts, Question, Weight } from './page-answers.ts'
import styles from './page-examiner.module.css'
import { type PageTalk, talkToPage } from './talk-to-page.ts'
import { usePreviewAddress } from './use-preview-address.ts'
import { viewportWidths } from './viewports.ts'

/** What a page has answered so far. */
export interface Examination {
  /** `silent`: it does not answer, or it is not ours; what it answers later is taken nevertheless. */
  state: 'asking' | 'silent' | 'done'
  parts?: Parts
  findings?: readonly Finding[]
  weight?: Weight
  /** Why a question was not answered. */
  message?: string
}

export const beginning: Examination = { state: 'asking' }

export interface PageExaminerProps {
  story: Story
  content: RawBlok
  questions: readonly Exclude<Question, 'anlass:look'>[]
  onAnswer(answer: Partial<Examination>): void
}

/** How long the next word of a page is waited for, by what it has said: nothing, the bridge's word, an answer of our own, all answers. */
const patienceMs = { nothing: 8_000, bridge: 4_000, answer: 20_000, all: undefined }

/** The story's page as a phone shows it, out of sight, to be asked what is wrong with it and what it weighs. */
export function PageExaminer({ story, content, questions, onAnswer }: PageExaminerProps) {
  const { client, space } = useStudio()
  const words = useWords()
  const address = usePreviewAddress(story)
  const frame = useRef<HTMLIFrameElement>(null)
  const talk = useRef<PageTalk>(undefined)
  const tell = useLatest(onAnswer)
  const [heard, setHeard] = useState<keyof typeof patienceMs>('nothing')
  const asked = questions.join()

  useEffect(() => {
    const patience = patienceMs[heard]
    if (patience === undefined) return
    const timer = setTimeout(() => tell.current({ state: 'silent' }), patience)
    return () => clearTimeout(timer)
  }, [heard, tell])

  useEffect(() => {
    if (!frame.current || !address) return
    let open = new Set(asked.split(','))
    const answered = (question: string, answer: Partial<Examination>) => {
      open.delete(question)
      if (open.size === 0) setHeard('all')
      tell.current({ ...answer, ...(open.size === 0 && { state: 'done' }) })
    }
    const begun = talkToPage({
      frame: frame.current,
      origin: new URL(address).origin,
      spaceId: space.id,
      client,
      story,
      questions: asked.split(',') as Question[],
      onAnswer(answer) {
        switch (answer.action) {
          case 'initialized':
            open = new Set(asked.split(','))
            setHeard('bridge')
            return
          case 'anlass:parts':
            setHeard('answer')
            return tell.current({ parts: answer })
          case 'anlass:findings':
            return answered('anlass:examine', { findings: answer.findings })
          case 'anlass:weight':
            return answered('anlass:weigh', { weight: answer.weight })
          case 'anlass:unanswered':
            return answered(answer.question, { message: answer.message })
        }
      },
    })
    talk.current = begun
    return begun.end
    // The story is only who the text belongs to.
  }, [address, asked, client, space.id, story.id, tell])

  useEffect(() => {
    if (address) talk.current?.show(content)
  }, [content, address])

  return (
    <iframe
      ref={frame}
      title={words.canvas}
      src={address}
      className={styles.frame}
      style={{ inlineSize: viewportWidths.phone }}
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
