/** Said in words beside the Publish button. `release-…`: the release whose text it is has ended, and takes nothing any more. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'gone' | 'release-live' | 'release-deleted'

/** Whether what is written can be saved only in the story itself. */
export const isReleaseOver = (save: SaveState) => save === 'release-live' || save === 'release-deleted'

const lasting: readonly SaveState[] = ['offline', 'signed-out', 'gone', 'release-live', 'release-deleted']

/** Whether editing on does not change what stands in the way of saving. */
export const lasts = (save: SaveState) => lasting.includes(save)
