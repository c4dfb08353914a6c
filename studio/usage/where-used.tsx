import { useState } from 'react'
import { StoryLinks } from '../stories/story-links.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useProblem } from '../use-problem.ts'
import type { Used } from './usage.ts'
import { useUsage } from './use-usage.ts'

/** The pages on which a page is linked, a block stands, or a file is shown; each leads there. */
export function WhereUsed({ used, onClose }: { used: Used; onClose(): void }) {
  const words = useWords()
  const { usage: said } = words
  const { found, problem, more, left = 0 } = useUsage(used)
  const title = { story: said.ofStory, block: said.ofBlock, asset: said.ofAsset }[used.what](used.name)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{found ? (found.total > 0 ? said.count(found.total) : said.none) : !problem && words.loading}</p>
      {found && found.total > 0 && <StoryLinks stories={found.stories} onOpen={onClose} />}
      {more && <Button onPress={more}>{words.find.moreOf(left)}</Button>}
      {used.what === 'asset' && used.id && found && <DeleteAsset id={used.id} shownOn={found.total} />}
    </Dialog>
  )
}

function DeleteAsset({ id, shownOn }: { id: number; shownOn: number }) {
  const { client } = useStudio()
  const { usage: said } = useWords()
  const [state, setState] = useState<'asked' | 'gone'>()
  const [problem, setProblem] = useProblem()
  const remove = () => client.deleteAsset(id).then(() => setState('gone'), setProblem)
  if (state === 'gone') return <p role="status">{said.assetDeleted}</p>
  return (
    <>
      {state === 'asked' && <p role="alert">{said.stillShown(shownOn)}</p>}
      {problem && <p role="alert">{problem}</p>}
      <Button onPress={() => (shownOn > 0 && state !== 'asked' ? setState('asked') : void remove())}>
        {state === 'asked' ? said.deleteAnyway : said.deleteAsset}
      </Button>
    </>
  )
}
