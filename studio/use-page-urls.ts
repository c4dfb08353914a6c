import { useEffect, useState } from 'react'
import { useStudio } from './studio-context.ts'

/**
 * Where shoppers find the pages of these stories, with the texts of a language, by full slug. Of others than before, the last answer
 * stays until the next has come. At a service that can't say it, a page is where it is looked at: behind the space's domain.
 */
export function usePageUrls(slugs: readonly string[], language = ''): ReadonlyMap<string, string> {
  const { client, space } = useStudio()
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = slugs.join()

  useEffect(() => {
    if (!asked) return
    let isCurrent = true
    const wanted = asked.split(',')
    const behindDomain = wanted.map((slug) => [slug, new URL(slug, space.domain).href] as const)
    void client.pageUrls(wanted, language).then(
      (found) => isCurrent && setUrls(new Map([...behindDomain, ...found])),
      () => isCurrent && setUrls(new Map(behindDomain)),
    )
    return () => {
      isCurrent = false
    }
  }, [client, space, asked, language])

  return urls
}
