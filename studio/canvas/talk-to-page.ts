import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import { contentMarker } from './marked-content.ts'
import { PageAnswer, type Question } from './page-answers.ts'

export interface PageTalkParts {
  frame: HTMLIFrameElement
  /** Of the page in the frame. */
  origin: string
  spaceId: number
  story: Story
  questions: readonly Question[]
  onAnswer(answer: PageAnswer): void
}

export interface PageTalk {
  /** Shows a text of the story in the place of its draft, now or as soon as the page is there, and asks anew. */
  show(content: RawBlok): void
  end(): void
}

/**
 * Feeds a framed page any text of its story by the bridge's `input` message, as often as it loads, and asks it what only our
 * own pages answer. The page is never told to let itself be edited.
 */
export function talkToPage({ frame, origin, spaceId, story, questions, onAnswer }: PageTalkParts): PageTalk {
  const mark = contentMarker({ spaceId, storyId: story.id })
  let shown: RawBlok | undefined
  let isReady = false
  const send = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const tell = () => {
    if (!isReady || !shown) return
    send({ action: 'input', story: { ...story, content: mark(shown) } })
    for (const action of questions) send({ action })
  }
  const receive = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    const answer = PageAnswer.safeParse(data).data
    if (answer?.action === 'initialized') {
      isReady = true
      tell()
    }
    if (answer) onAnswer(answer)
  }
  addEventListener('message', receive)
  return {
    show(content) {
      shown = content
      tell()
    },
    end: () => removeEventListener('message', receive),
  }
}
