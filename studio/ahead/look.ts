import { useCallback, useEffect, useState } from 'react'
import type { Story, StoryInList } from '../management/answers.ts'
import type { Release } from '../management/release-calls.ts'
import { germanLocalTime } from '../publish/german-time.ts'
import { useStudio } from '../studio-context.ts'
import { useProblem } from '../use-problem.ts'

/** What is looked at. */
export interface Look {
  scope: 'story' | 'shop'
  /** The draft of a story, what will be published at a time, or what is published with the texts of a release. */
  show: 'draft' | 'at' | 'release'
  /** On German clocks, as a `datetime-local` input holds it. */
  at: string
  releaseId: number | undefined
  /** A code of the space's languages; `''` for its default. */
  language: string
  /** Of the whole shop: the folder at the top whose site it is, and the path in it. */
  brand: string
  path: string
  /** Where one has walked to since. */
  walked?: Pick<Look, 'brand' | 'path' | 'language'> | undefined
}

/** The page that is shown is the one that is looked at. */
export const atShownPage = ({ walked, ...look }: Look): Look => ({ ...look, ...walked })

/** How looking begins: at the draft, the release, or at tomorrow morning. */
export function lookOf({ storyId, releaseId, language }: Pick<Look, 'releaseId' | 'language'> & { storyId: number | undefined }): Look {
  const tomorrow = germanLocalTime(new Date(Date.now() + 24 * 3_600_000).toISOString()).slice(0, 'yyyy-mm-dd'.length)
  return {
    scope: storyId === undefined ? 'shop' : 'story',
    show: releaseId !== undefined ? 'release' : storyId === undefined ? 'at' : 'draft',
    at: `${tomorrow}T08:00`,
    releaseId,
    language,
    brand: '',
    path: '',
  }
}

/** What there is to choose from: the sites' folders, and the releases to come. */
export function useAheadParts(storyId: number | undefined) {
  const { client } = useStudio()
  const [story, setStory] = useState<Story>()
  const [folders, setFolders] = useState<readonly StoryInList[]>()
  const [releases, setReleases] = useState<readonly Release[]>()
  const [problem, setProblem] = useProblem()

  const read = useCallback(async () => {
    // A service without releases is looked at all the same.
    const releases = client.releases().catch(() => [])
    try {
      const [story, folders] = await Promise.all([
        storyId === undefined ? undefined : client.story(storyId),
        client.allStories({ with_parent: 0, folder_only: true }),
      ])
      setStory(story)
      setFolders(folders)
      setReleases((await releases).filter(({ released }) => !released))
      setProblem(undefined)
    } catch (error) {
      setProblem(error)
    }
  }, [client, storyId, setProblem])
  useEffect(() => void read(), [read])

  return { story, folders, releases, problem, read }
}
