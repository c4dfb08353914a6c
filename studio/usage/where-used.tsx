import { useState } from 'react'
import { fileTypesLike } from '../fields/asset/asset-value.ts'
import type { Asset } from '../management/answers.ts'
import { StoryLinks } from '../stories/story-links.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { useProblem } from '../use-problem.ts'
import type { Used } from './usage.ts'
import { atOnce, useUsage } from './use-usage.ts'

const AssetDialog = lazyDialog(async () => (await import('../fields/asset/asset-dialog.tsx')).AssetDialog)
const ReplaceAsset = lazyDialog(async () => (await import('./replace-asset-dialog.tsx')).ReplaceAsset)

/** The pages on which a page is linked, a block stands, or a file is shown; each leads there. */
export function WhereUsed({ used, onClose }: { used: Used; onClose(): void }) {
  const words = useWords()
  const { usage: said } = words
  const { found, problem, pages } = useUsage(used)
  const title = { story: said.ofStory, block: said.ofBlock, asset: said.ofAsset }[used.what](used.name)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p role="status">{found ? (found.total > 0 ? said.count(found.total) : said.none) : !problem && words.loading}</p>
      {found && found.total > 0 && <StoryLinks texts={found.stories.map((story) => ({ story }))} onOpen={onClose} />}
      <MorePages pages={pages} perPage={atOnce} />
      {used.what === 'asset' && found && found.total > 0 && <ReplaceEverywhere used={used} onDone={onClose} />}
      {used.what === 'asset' && used.id && found && <DeleteAsset id={used.id} shownOn={found.total} />}
    </Dialog>
  )
}

function ReplaceEverywhere({ used: { filename, name }, onDone }: { used: Extract<Used, { what: 'asset' }>; onDone(): void }) {
  const { usage: said } = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const [by, setBy] = useState<Asset>()
  return (
    <>
      <Button onPress={() => setChoosing(true)}>{said.replaceEverywhere}</Button>
      {isChoosing && (
        <AssetDialog
          title={said.replaceBy(name)}
          fileTypes={fileTypesLike(filename)}
          onChoose={([chosen]) => setBy(chosen)}
          onClose={() => setChoosing(false)}
        />
      )}
      {by && <ReplaceAsset filename={filename} by={by} onClose={(hasChanged) => (hasChanged ? onDone() : setBy(undefined))} />}
    </>
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
