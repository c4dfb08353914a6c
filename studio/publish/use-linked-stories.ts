import { useEffect, useMemo, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import type { StoryInList } from '../management/answers.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { keyOf, type Reference, referencesIn } from '../model/references.ts'
import { useStudio } from '../studio-context.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { KnownStories } from './checks/link-checks.ts'

export interface LinkedStories {
  references: readonly Reference[]
  known: KnownStories
  /** Some have not been asked for yet. */
  isAsking: boolean
}

/** While somebody types, nothing is asked. */
const quietMs = 400
const atOnce = 50
const none: KnownStories = new Map()

/** The stories that a text refers to: each asked for once, and what was not there again with the next change. */
export function useLinkedStories(content: RawBlok): LinkedStories {
  const { client } = useStudio()
  const [known, setKnown] = useState(none)
  /** The references that were looked up last, whether they were found or nobody could be asked. */
  const [answered, setAnswered] = useState<readonly Reference[]>()
  const references = useMemo(() => referencesIn(content), [content])
  const unfound = references.filter((reference) => !known.get(keyOf(reference)))
  const find = useLatest(() => findStories(client, unfound))
  const isFound = unfound.length === 0

  useEffect(() => {
    if (isFound) return
    let isStale = false
    const timer = setTimeout(async () => {
      const found = await find.current().catch(() => none)
      if (isStale) return
      setKnown((before) => new Map([...before, ...found]))
      setAnswered(references)
    }, quietMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [find, references, isFound])

  return { references, known, isAsking: !isFound && answered !== references }
}

async function findStories(client: Pick<ManagementClient, 'stories'>, references: readonly Reference[]): Promise<KnownStories> {
  const uuids = [...new Set(references.flatMap(({ uuid }) => uuid || []))]
  const slugs = [...new Set(references.flatMap(({ uuid, slug }) => (uuid ? [] : slug)))]
  const ask = async (all: string[], query: (some: string) => object) => {
    const parts = Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => all.slice(index * atOnce, (index + 1) * atOnce))
    const lists = await Promise.all(parts.map((some) => client.stories({ ...query(some.join(',')), per_page: 2 * atOnce })))
    return lists.flatMap(({ items }) => items)
  }
  const [byUuid, bySlug] = await Promise.all([
    ask(uuids, (some) => ({ by_uuids: some })),
    // A folder's page has the slug with a slash at its end.
    ask(slugs, (some) => ({
      by_slugs: some
        .split(',')
        .flatMap((slug) => [slug, `${slug}/`])
        .join(','),
    })),
  ])
  const bare = ({ full_slug }: StoryInList) => full_slug.replace(/\/$/, '')
  return new Map([
    ...uuids.map((uuid) => [uuid, byUuid.find((story) => story.uuid === uuid) ?? null] as const),
    ...slugs.map(
      (slug) =>
        [
          `/${slug}`,
          bySlug.find((story) => bare(story) === slug && !story.is_folder) ?? bySlug.find((story) => bare(story) === slug) ?? null,
        ] as const,
    ),
  ])
}
