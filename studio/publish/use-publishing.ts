import { useState } from 'react'
import { useEditor } from '../editor/editor-context.ts'
import type { Story } from '../management/answers.ts'
import { ManagementError } from '../management/management-error.ts'
import { wordError } from '../messages/word-error.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { type PublishedTogether, publishStories } from './publish-stories.ts'
import { readServed, type Seen, waitUntilServed } from './served-page.ts'

export type Step =
  | { at: 'looking' }
  | { at: 'publishing' }
  | { at: 'live'; seen: Seen; stories: readonly Story[] }
  | { at: 'refused'; message: string; live: readonly Story[]; untried: readonly Story[] }

/** Publishes stories, the one that is edited last, and measures at `address` when the shop shows it. */
export function usePublishing() {
  const { client } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const [step, setStep] = useState<Step>({ at: 'looking' })

  const publish = async (others: readonly Story[], address: string) => {
    setStep({ at: 'publishing' })
    try {
      await session.save()
      const { story, save } = session.state()
      const refuseAll = (message: string) => setStep({ at: 'refused', message, live: [], untried: [...others, story] })
      if (save !== 'saved') return refuseAll(words.publishing.notSaved)
      // Where events do not come through, nobody has said that somebody else has saved: no text goes live that was not shown.
      await session.refresh()
      if (session.state().story.current_version_id !== story.current_version_id) return refuseAll(words.publishing.changedMeanwhile)
      const before = await readServed(address)
      const clicked = performance.now()
      const done = await publishStories([...others, story], client.publishStory)
      if (done.refused) return refuse(done, done.refused)
      const own = done.live.find(({ id }) => id === story.id)
      if (own) session.accept(own)
      setStep({ at: 'live', seen: await waitUntilServed(address, before, clicked), stories: done.live })
    } catch (error) {
      setStep({ at: 'refused', message: wordError(error, words), live: [], untried: [] })
    }
  }

  async function refuse({ live, untried }: PublishedTogether, { story, error }: NonNullable<PublishedTogether['refused']>) {
    if (story.id === session.state().story.id && error instanceof ManagementError && error.problems.length > 0) await session.refresh()
    setStep({ at: 'refused', message: words.publishing.refusedStory(story.name, wordError(error, words)), live, untried })
  }

  return { step, publish }
}
