import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { BlockProps } from '../runtime/define-block.ts'
import { editMark } from '../runtime/edit-mark.ts'
import type { DrawLive } from '../runtime/page-nodes.tsx'
import type { LiveNode, PageNode } from '../runtime/payload.ts'
import { carryOver, type Replaced } from './carry-over.ts'
import { KeepMarkup, partsOf, placeOf } from './keep-markup.tsx'

type LiveComponent = ComponentType<BlockProps<object, unknown>>

/** Every block's component, each in a chunk of its own that is fetched only when the block wakes. No schema comes with it. */
const modules = import.meta.glob<Record<string, LiveComponent>>(['../blocks/*/*.tsx', '!../blocks/**/*.test.tsx'])

async function importBlock(component: string): Promise<LiveComponent> {
  const folder = component.replaceAll('_', '-')
  const name = folder.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
  const module = await modules[`../blocks/${folder}/${folder}.tsx`]?.()
  const Component = module?.[name]
  if (!Component) throw new Error(`blocks/${folder}/${folder}.tsx must export ${name}.`)
  return Component
}

interface LiveProps {
  node: LiveNode
  slots: Record<string, ReactNode>
}

/** What a block waits for, and what waits for it. Known by uid alone: a block may be called before React has come to it. */
interface Sleep {
  /** The block may wake: its code may come. */
  called: PromiseWithResolvers<void>
  /** The block is live on the page. */
  awake: PromiseWithResolvers<void>
  /** Draws the block, or waits for its code; the same as long as the document lives, but where its code can't be had. */
  Live?: ComponentType<LiveProps>
}

const sleeps = new Map<string, Sleep>()

function sleepOf(uid: string): Sleep {
  const sleep = sleeps.get(uid) ?? { called: Promise.withResolvers(), awake: Promise.withResolvers() }
  sleeps.set(uid, sleep)
  return sleep
}

/** From now on the block answers for itself, or does what its markup does. */
function endSleep(uid: string) {
  placeOf(uid)?.toggleAttribute('data-awake', true)
  sleepOf(uid).awake.resolve()
}

/** Draws a block whose code is there, the first time in the place of what the server sent of it. */
function createLive(uid: string, Block: LiveComponent, sent?: Replaced): ComponentType<LiveProps> {
  return ({ node: { content, data }, slots }) => {
    useEffect(() => {
      if (sent) carryOver(sent, partsOf(uid) ?? [])
      sent = undefined
      endSleep(uid)
    }, [])
    return <Block blok={content} slots={slots} data={data} editable={editMark(content)} />
  }
}

/** Draws a block once its code has come. */
const createSleeping = ({ uid, component, wakes }: LiveNode, sleep: Sleep) =>
  lazy(async () => {
    // A container comes as soon as the page does: what wakes is inside it.
    if (wakes) await sleep.called.promise
    const Block = await importBlock(component).catch((error: unknown) => {
      sleep.awake.reject(error)
      // On the next page its code may be had.
      delete sleep.Live
      throw error
    })
    return { default: createLive(uid, Block, { parts: partsOf(uid) ?? [], focused: document.activeElement }) }
  })

/** Draws a live node; until it wakes, what the server sent stays as it is. */
export const drawLive: DrawLive = (node, slots) => {
  const sleep = sleepOf(node.uid)
  sleep.Live ??= createSleeping(node, sleep)
  return (
    <KeepMarkup node={node} onKept={() => endSleep(node.uid)}>
      <sleep.Live node={node} slots={slots} />
    </KeepMarkup>
  )
}

/** Wakes a block of the page that was loaded; resolves when it is live, rejects when its code can't be had. */
export async function wake(uid: string): Promise<void> {
  const { called, awake } = sleepOf(uid)
  called.resolve()
  await awake.promise
}

/**
 * After a navigation there is no server's HTML to show meanwhile: every block's code comes before the page is drawn. One that had to
 * wait then, even for a moment, would be missing for a third of a second: so long React waits until it shows what it has shown a gap for.
 */
export async function preloadBlocks(nodes: PageNode[]): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      if ('html' in node) return
      const sleep = sleepOf(node.uid)
      sleep.called.resolve()
      const code = importBlock(node.component).then((Block) => {
        sleep.Live ??= createLive(node.uid, Block)
      })
      await Promise.all([code, ...Object.values(node.slots).map(preloadBlocks)])
    }),
  )
}
