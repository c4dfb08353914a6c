import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { StoryLinks } from '../stories/story-links.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'
import { usageQuery } from './usage.ts'

const mostShown = 10

/** Deletes a story that nothing leads to at once; else says first what leads there, and what goes along with a folder. */
export function DeleteStory({ story, onClose }: { story: StoryInList; onClose(hasDeleted: boolean): void }) {
  const { client } = useStudio()
  const words = useWords()
  const { usage: said } = words
  const [use, setUse] = useState<{ linking: readonly StoryInList[]; count: number; inside: number }>()
  const [problem, setProblem] = useProblem()

  const remove = () => client.deleteStory(story.id).then(() => onClose(true), setProblem)

  useEffect(() => {
    let isStale = false
    const inside = story.is_folder
      ? client.stories({ starts_with: `${story.full_slug}/`, story_only: true, per_page: 1 }).then(({ total }) => total)
      : Promise.resolve(0)
    const linking = story.is_folder
      ? Promise.resolve([])
      : client
          .stories({ ...usageQuery({ what: 'story', uuid: story.uuid, name: story.name }), per_page: 100 })
          .then(({ items }) => items.filter(({ id }) => id !== story.id))
    Promise.all([linking, inside]).then(
      ([stories, count]) => {
        if (isStale) return
        if (stories.length === 0 && count === 0) void remove()
        else setUse({ linking: stories.slice(0, mostShown), count: stories.length, inside: count })
      },
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [])

  if (!use && !problem) return null
  return (
    <Dialog title={said.deleteTitle(story.name)} isOpen onClose={() => onClose(false)}>
      {problem && <p role="alert">{problem}</p>}
      {use && use.inside > 0 && <p>{said.folderWith(use.inside)}</p>}
      {use && use.count > 0 && (
        <>
          <p>{said.stillLinked(use.count)}</p>
          <StoryLinks texts={use.linking.map((story) => ({ story }))} onOpen={() => onClose(false)} />
        </>
      )}
      <DialogActions onCancel={() => onClose(false)}>
        <Button look="primary" onPress={() => void remove()}>
          {said.deleteAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
