import type { ContentWriting } from '../content-writing.ts'
import { getStoryRow } from '../story-place.ts'
import { StoryOptions } from './story-body.ts'

/** What a save may change of a story beside its text, so that before and after it can be compared. */
export async function readSettings({ trx }: ContentWriting, id: number) {
  // Who saved it when, and as which version, every save says anew.
  const { updated_at, last_author_id, version_id, options, ...settings } = await getStoryRow(trx, id)
  const translations = trx.selectFrom('translated_slugs').select(['lang', 'name', 'slug']).where('story_id', '=', id).orderBy('lang')
  return { ...settings, ...optionsOf(options), translations: await translations.execute() }
}

/** As a story is answered: who sends it back says `false` where nothing is stored yet, and changes nothing. */
function optionsOf(stored: string) {
  const { default_root, disable_fe_editor, pinned, folder_content } = StoryOptions.parse(JSON.parse(stored))
  return {
    default_root: default_root ?? null,
    disable_fe_editor: disable_fe_editor ?? false,
    pinned: pinned ?? false,
    folder_content: folder_content ?? {},
  }
}
