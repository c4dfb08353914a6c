import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { Layout } from './page-answers.ts'
import styles from './shown-page.module.css'
import { type PageTalk, talkToPage } from './talk-to-page.ts'

export interface ShownPageProps {
  story: Story
  /** The text of the story that is shown, whatever its draft says. */
  content: RawBlok
  /** Signed; see `usePreviewAddress`. */
  address: string
  title: string
  /** At which the page is laid out, in CSS pixels. */
  width: number
  /** What there is for it on the screen; the page is made smaller, never larger. */
  space: number
  onLayout?(layout: Layout): void
  /** Stands over the page, in its own coordinates. */
  children?: ReactNode
}

/** Of a page that does not say how tall it is: it was not made by us. */
const otherHeight = 4_000
const mostHeight = 250_000
/** A page that says nothing for so long is said to be silent. */
const silentMs = 8_000

/** The story's page in its whole height, with any text; it can be looked at and not touched. */
export function ShownPage({ story, content, address, title, width, space: room, onLayout, children }: ShownPageProps) {
  const { client, space } = useStudio()
  const words = useWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const talk = useRef<PageTalk>(undefined)
  const tell = useLatest(onLayout)
  const [height, setHeight] = useState(otherHeight)
  const [state, setState] = useState<'coming' | 'there' | 'silent'>('coming')

  useEffect(() => {
    if (!frame.current) return
    const silent = setTimeout(() => setState((before) => (before === 'coming' ? 'silent' : before)), silentMs)
    const begun = talkToPage({
      frame: frame.current,
      origin: new URL(address).origin,
      spaceId: space.id,
      client,
      story,
      questions: ['anlass:look'],
      onAnswer(answer) {
        setState('there')
        if (answer.action !== 'anlass:layout') return
        setHeight(Math.min(answer.height, mostHeight))
        tell.current?.(answer)
      },
    })
    talk.current = begun
    return () => {
      clearTimeout(silent)
      begun.end()
    }
    // The story is only who the text belongs to.
  }, [address, client, space.id, story.id, tell])

  useEffect(() => {
    talk.current?.show(content)
  }, [content])

  const scale = Math.min(1, room / width)
  return (
    <div className={styles.room} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {state !== 'there' && (
        <p className={styles.word} data-state={state} role="status">
          {state === 'coming' ? words.loading : words.publishing.pageSilent}
        </p>
      )}
      <div className={styles.page} style={{ inlineSize: width, blockSize: height, '--scale': scale } as CSSProperties}>
        <iframe ref={frame} title={title} src={address} className={styles.frame} tabIndex={-1} />
        {children}
      </div>
    </div>
  )
}
