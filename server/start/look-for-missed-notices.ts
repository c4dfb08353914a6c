import { z } from 'zod'
import { repeatedly } from '../repeatedly.ts'
import type { Systems } from './programs.ts'

/** How often hosted Storyblok is asked whether something changed that it did not tell, in milliseconds. */
const lookEveryMs = 30_000

/** Makes up for notices of hosted Storyblok that did not come (missed-notices.ts), until what is answered is called. */
export async function lookForMissedNotices({
  settings,
  log,
  content,
  announceContentChange,
  onContentChange,
}: Pick<Systems, 'settings' | 'log' | 'content' | 'announceContentChange' | 'onContentChange'>): Promise<() => void> {
  const { token, apiUrl, webhookSecret } = settings.storyblok
  // Our own content tells every change; of one without a webhook none is told, and pages grow old by themselves.
  if (!token || !webhookSecret) return () => {}
  const [{ storyblokClient }, { missedNotices }] = await Promise.all([
    import('../content/storyblok-client.ts'),
    import('../content/missed-notices.ts'),
  ])
  const client = storyblokClient({ token, ...(apiUrl && { apiUrl }) })
  const readVersion = async () => SpaceAnswer.parse((await client.get('cdn/spaces/me')).data).space.version
  const { hear, look } = missedNotices({ readVersion, content, announce: announceContentChange })
  const stopHearing = onContentChange(hear)
  const lookOnce = () => look().catch((err) => log.warn({ err }, 'whether a change was missed could not be read'))
  void lookOnce()
  const stop = repeatedly(lookOnce, lookEveryMs, () => {})
  return () => {
    stop()
    stopHearing()
  }
}

const SpaceAnswer = z.object({ space: z.object({ version: z.number() }) })
