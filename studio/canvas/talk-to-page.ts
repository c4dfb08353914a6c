import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { contentMarker } from './marked-content.ts'
import { PageAnswer, type Question } from './page-answers.ts'
import { resolvingOf } from './resolve-content.ts'
import { createStoryResolver } from './story-resolver.ts'

export interface PageTalkParts {
  frame: HTMLIFrameElement
  /** Of the page in the frame. */
  origin: string
  spaceId: number
  client: Pick<ManagementClient, 'allStories' | 'story'>
  story: Story
  questions: readonly Question[]
  onAnswer(answer: PageAnswer): void
}

export interface PageTalk {
  /** Shows a text of the story in the place of its draft, now or as soon as the page is there, and asks anew. */
  show(content: RawBlok): void
  end(): void
}

/** After this a page is spoken to although it has said nothing: its bridge may know another editor only. */
const silentMs = 2_000

/**
 * Feeds a framed page any text of its story by the bridge's `input` message, as often as it loads, and asks it what only our
 * own pages answer. The page is never told to let itself be edited.
 */
export function talkToPage({ frame, origin, spaceId, client, story, questions, onAnswer }: PageTalkParts): PageTalk {
  const mark = contentMarker({ spaceId, storyId: story.id })
  const resolve = createStoryResolver({ client, spaceId, onRead: () => input() })
  let resolving = resolvingOf()
  let shown: RawBlok | undefined
  let isReady = false
  const send = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const input = () => shown && send({ action: 'input', story: { ...story, content: resolve(mark(shown), resolving) } })
  const tell = () => {
    if (!isReady || !shown) return
    input()
    for (const action of questions) send({ action })
  }
  const begin = () => {
    isReady = true
    tell()
  }
  const timer = setTimeout(begin, silentMs)
  const receive = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    const answer = PageAnswer.safeParse(data).data
    if (answer) onAnswer(answer)
    if (answer?.action !== 'initialized') return
    clearTimeout(timer)
    resolving = resolvingOf(answer.config)
    begin()
  }
  addEventListener('message', receive)
  return {
    show(content) {
      shown = content
      tell()
    },
    end() {
      clearTimeout(timer)
      removeEventListener('message', receive)
    },
  }
}
