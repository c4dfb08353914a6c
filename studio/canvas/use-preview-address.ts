import { useEffect, useState } from 'react'
import type { Story } from '../management/answers.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { previewAddress, siteOf } from './preview-address.ts'

/** Where a story's draft is shown in a language of the space, freshly signed: a signature is good for an hour, and an editor may be open for longer. */
export function usePreviewAddress(story: Story, language = ''): string | undefined {
  const { client, space } = useStudio()
  const { preferences } = useSpoken()
  const site = siteOf(space, preferences.previewSite).location
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    let isStale = false
    const take = (signed: Story) => !isStale && setAddress(previewAddress(space, signed, { site, language }).href)
    // What is there may still be good.
    client.story(story.id).then(take, () => take(story))
    return () => {
      isStale = true
    }
    // Anything else of the story may change without another address.
  }, [client, space, site, story.id, language])

  return address
}
