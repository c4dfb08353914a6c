import type { DragEvent } from 'react'
import type { StoryInList } from '../management/answers.ts'

const dragType = 'application/x-anlass-story'
/** The browser hides what is dragged until it is dropped. */
let dragged: StoryInList | undefined

/** For the line of a story or folder that can be moved. */
export const dragSource = (story: StoryInList) => ({
  draggable: true,
  onDragStart(event: DragEvent) {
    dragged = story
    event.dataTransfer.setData(dragType, String(story.id))
    event.dataTransfer.effectAllowed = 'move'
  },
  onDragEnd() {
    dragged = undefined
  },
})

/** What of the tree is over this folder and may be dropped there: not where it stands already, nor a folder into itself. */
export function storyOver(event: DragEvent, folder: StoryInList): StoryInList | undefined {
  if (!event.dataTransfer.types.includes(dragType) || !dragged) return undefined
  return mayMove(dragged, folder) ? dragged : undefined
}

export function mayMove(
  story: Pick<StoryInList, 'id' | 'full_slug' | 'is_folder' | 'parent_id'>,
  folder: Pick<StoryInList, 'id' | 'full_slug'>,
): boolean {
  if (story.id === folder.id || story.parent_id === folder.id) return false
  return !(story.is_folder && folder.full_slug.startsWith(`${story.full_slug}/`))
}
