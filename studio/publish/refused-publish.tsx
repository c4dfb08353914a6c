import { useSpoken } from '../studio-context.ts'
import type { Step } from './use-publishing.ts'

/** What was refused, and what of all that was asked for is live nevertheless. */
export function RefusedPublish({ message, live, untried }: Extract<Step, { at: 'refused' }>) {
  const { words, locale } = useSpoken()
  const list = (stories: typeof live) => new Intl.ListFormat(locale).format(stories.map(({ name }) => `„${name}“`))
  return (
    <div role="alert">
      <p>{message}</p>
      {live.length > 0 && <p>{words.publishing.liveAnyway(list(live))}</p>}
      {untried.length > 0 && <p>{words.publishing.notTried(list(untried))}</p>}
    </div>
  )
}
