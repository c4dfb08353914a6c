import { z } from 'zod'
import type { ContentWriting } from './content-writing.ts'
import { announce } from './story-announcing.ts'
import { putContent } from './story-draft.ts'
import { getStoryRow } from './story-place.ts'
import { keepSeeded, keepVersion } from './story-versions.ts'

const Tags = z.array(z.string())

/** Gives every story that has a tag, draft and published version alike, another in its place, or none. Answers how many there were. */
export async function replaceTag(writing: ContentWriting, from: string, to: string | undefined): Promise<number> {
  const { trx } = writing
  const tagged = await trx.selectFrom('story_tags').select('story_id').distinct().where('name', '=', from).execute()
  for (const { story_id } of tagged) {
    const story = await keepSeeded(writing, await getStoryRow(trx, story_id))
    const versions = await trx.selectFrom('story_contents').selectAll().where('story_id', '=', story_id).execute()
    for (const row of versions) {
      const tags = Tags.parse(JSON.parse(row.tags)).flatMap((name) => (name === from ? (to === undefined ? [] : [to]) : [name]))
      await putContent(writing, { ...row, tags: JSON.stringify([...new Set(tags)]) })
    }
    await keepVersion(writing, story, 'update')
    announce(writing, versions.some(({ version }) => version === 'published') ? 'published' : 'drafted', story)
  }
  return tagged.length
}
