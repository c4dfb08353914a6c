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

/** Deletes at once what nobody misses: a draft that nothing leads to. Else says first what leads there, what visitors lose, and what goes along with a folder. */
export function DeleteStory({ story, onClose }: { story: StoryInList; onClose(hasDeleted: boolean): void }) {
  const { client } = useStudio()
  const words = useWords()
  const { usage: said } = words
  const [use, setUse] = useState<{ linking: readonly StoryInList[]; count: number; inside: number; live: number }>()
  const [problem, setProblem] = useProblem()

  const remove = () => client.deleteStory(story.id).then(() => onClose(true), setProblem)

  useEffect(() => {
    let isStale = false
    const inside = story.is_folder
      ? client.stories({ starts_with: `${story.full_slug}/`, story_only: true, per_page: 1 }).then(({ total }) => total)
      : Promise.resolve(0)
    // Asked anew: somebody may have published it since the list was read.
    const live = client
      .stories({
        ...(story.is_folder ? { starts_with: `${story.full_slug}/` } : { by_ids: `${story.id}` }),
        story_only: true,
        is_published: true,
        per_page: 1,
      })
      .then(({ total }) => total)
    const linking = story.is_folder
      ? Promise.resolve({ items: [], total: 0 })
      : client.stories({
          ...usageQuery({ what: 'story', uuid: story.uuid, name: story.name }),
          excluding_ids: `${story.id}`,
          per_page: mostShown,
        })
    Promise.all([linking, inside, live]).then(
      ([{ items, total }, inside, live]) => {
        if (isStale) return
        if (total === 0 && inside === 0 && live === 0) void remove()
        else setUse({ linking: items, count: total, inside, live })
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
      {use && use.live > 0 && <p>{story.is_folder ? said.liveInside(use.live) : said.isLive(story.name)}</p>}
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
