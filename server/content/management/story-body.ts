import { z } from 'zod'
import { fromBerlinTime } from '../berlin-time.ts'
import { filledLine, line } from './sent.ts'
import { tagNames } from './sent-lists.ts'

const sentence = 'must be a time such as 2026-12-01 09:00 (in Germany) or 2026-12-01T08:00:00Z'

/** With a zone it is the instant it says, without one the time in Germany. Empty takes the time away. */
export const time = z.union(
  [
    z.literal(['', null]).transform(() => null),
    z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text).toISOString())
      // Times are compared as text: one of the year 10000 would be over.
      .refine((instant) => /^\d{4}-/.test(instant), sentence),
    z.string(sentence).transform((text, context) => {
      const instant = fromBerlinTime(text)
      if (instant) return instant.toISOString()
      context.addIssue(sentence)
      return z.NEVER
    }),
  ],
  sentence,
)

const id = z.number('must be a number').int().nonnegative()

/** Older tools write `path` for the slug. */
const TranslatedSlugBody = z
  .object({
    lang: line(40),
    name: line().nullish(),
    slug: line(4_000).nullish(),
    path: line(4_000).nullish(),
    _destroy: z.union([z.boolean(), z.literal(['1', '0', 'true', 'false', 1, 0])]).optional(),
  })
  .transform(({ path, _destroy, ...sent }) => {
    const slug = sent.slug === undefined ? path : sent.slug
    return { ...sent, slug, _destroy: [true, 1, '1', 'true'].some((yes) => yes === _destroy) }
  })

/** A story as tools send it: the whole answer of a read, or just what shall change. What is not named here stays as it is. */
export const StoryBody = z.object({
  name: filledLine().optional(),
  slug: line(4_000).optional(),
  /** 0 and null are the root. */
  parent_id: id.nullish(),
  content: z.unknown().optional(),
  path: line(2_000).nullish(),
  tag_list: tagNames().optional(),
  sort_by_date: line(40).nullish(),
  meta_data: z.record(z.string(), z.unknown()).nullish(),
  position: z.int32('must be a whole number of at most 2,147,483,647').optional(),
  is_folder: z.boolean().nullish(),
  is_startpage: z.boolean().nullish(),
  group_id: line(64).nullish(),
  publish_at: time.optional(),
  expire_at: time.optional(),
  default_root: line().nullish(),
  disable_fe_editor: z.boolean().nullish(),
  pinned: z.boolean().nullish(),
  translated_slugs_attributes: z.array(TranslatedSlugBody, 'must be a list').max(100).nullish(),
  /** The version that this text was made from. With it, a save of an old version is refused. */
  base_version_id: id.nullish(),
  /** With release_id: the version of the text there that this one was made from; null where there was none. Ours. */
  text_version_id: id.nullish(),
})

export type StoryBody = z.infer<typeof StoryBody>

/** What only editors see of a story; kept as JSON. */
export const StoryOptions = z.object({
  default_root: z.string().nullish(),
  disable_fe_editor: z.boolean().nullish(),
  pinned: z.boolean().nullish(),
  /** A folder has no root blok; what tools keep in its content is kept here. */
  folder_content: z.unknown().optional(),
})

export type StoryOptions = z.infer<typeof StoryOptions>
