import { useWords } from '../studio-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ActivityList } from './activity-list.tsx'

/** Who did what to one page. */
export function StoryActivity({ id, name, onClose }: { id: number; name: string; onClose(): void }) {
  const words = useWords()
  return (
    <Dialog title={words.activity.ofStory(name)} isOpen onClose={onClose} look="sheet">
      <ActivityList query={{ by_trackable_ids: id }} onOpen={onClose} />
    </Dialog>
  )
}
