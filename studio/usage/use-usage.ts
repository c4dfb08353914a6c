import { useStudio } from '../studio-context.ts'
import { usePages } from '../use-pages.ts'
import { type Used, usageQuery } from './usage.ts'

/** As many are read at once. */
export const atOnce = 50

/** The stories that use it, in the draft or in what is published; not the story itself. */
export function useUsage(used: Used) {
  const { client } = useStudio()
  const pages = usePages(JSON.stringify(used), atOnce, (page) => client.stories({ ...usageQuery(used), per_page: atOnce, page }))
  const { items, total, problem } = pages
  const stories = items?.filter(({ uuid }) => used.what !== 'story' || uuid !== used.uuid)
  const found = items && stories && { stories, total: total - (items.length - stories.length) }
  return { found, problem, pages }
}
