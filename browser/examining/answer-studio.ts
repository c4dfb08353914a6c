/**
 * What our studio asks of a draft beside its canvas: where the bloks are, what is wrong with the page as it is drawn, what it
 * weighs. Nobody else asks, and nothing of this is loaded before.
 */
import { z } from 'zod'
import type { DraftPage, DraftPlace, DraftStory, FramedPages } from '../../runtime/draft-screen.tsx'
import { tellLayout } from './tell-layout.ts'

const Question = z.object({ action: z.enum(['anlass:look', 'anlass:examine', 'anlass:weigh']) })

export interface AnswerParts {
  editorOrigin: string
  framedPages: FramedPages
  page(): DraftPage
  /** The place of the story that is edited. */
  edited(): DraftPlace
  /** When everything is drawn that the editor has sent so far. */
  whenDrawn(): Promise<void>
}

/** Answers until the function it answers is called. */
export function answerStudio({ editorOrigin, framedPages, page, edited, whenDrawn }: AnswerParts): () => void {
  const end = new AbortController()
  const post = (message: object) => parent.postMessage(message, editorOrigin)

  /** At once, so that nobody takes a page that has much to look at for one that does not answer. */
  const tellParts = () => post({ action: 'anlass:parts', parts: partsOf(page()), framedPages })

  const answers = {
    'anlass:look': async () => tellLayout(post, end.signal),
    async 'anlass:examine'() {
      tellParts()
      const { examinePage } = await import('./examine-page.ts')
      post({ action: 'anlass:findings', findings: await examinePage(storyIn(page(), edited()), edited()) })
    },
    async 'anlass:weigh'() {
      tellParts()
      const { weighPage } = await import('./weigh-page.ts')
      post({ action: 'anlass:weight', weight: await weighPage(page(), edited()) })
    },
  }

  addEventListener(
    'message',
    async ({ data, origin }) => {
      const question = origin === editorOrigin ? Question.safeParse(data).data : undefined
      if (!question) return
      const { action } = question
      try {
        await whenDrawn()
        await answers[action]()
      } catch (error) {
        post({ action: 'anlass:unanswered', question: action, message: error instanceof Error ? error.message : String(error) })
      }
    },
    { signal: end.signal },
  )
  return () => end.abort()
}

function storyIn(page: DraftPage, place: DraftPlace): DraftStory {
  const story = page[place]
  if (!story) throw new Error(`The page has no ${place}.`)
  return story
}

/** The stories a page is made of. */
const partsOf = (page: DraftPage) =>
  (['header', 'body', 'footer'] as const).flatMap((place) => {
    const story = page[place]
    return story ? [{ place, id: story.id, fullSlug: story.fullSlug }] : []
  })
