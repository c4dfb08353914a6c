import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { BlockProps } from '../runtime/define-block.ts'
import { editMark } from '../runtime/edit-mark.ts'
import type { DrawLive } from '../runtime/page-nodes.tsx'
import type { LiveNode, PageNode } from '../runtime/payload.ts'
import { KeepMarkup } from './keep-markup.tsx'

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
}

const sleeps = keptBy((_uid: string): Sleep => ({ called: Promise.withResolvers(), awake: Promise.withResolvers() }))

const components = keptBy((uid: string, { component, wakes }: LiveNode): ComponentType<LiveProps> => {
  const { called, awake } = sleeps(uid)
  return lazy(async () => {
    // A container comes as soon as the page does: what wakes is inside it.
    if (wakes) await called.promise
    const Block = await importBlock(component).catch((error: unknown) => {
      awake.reject(error)
      throw error
    })
    const Live = ({ node: { content, data }, slots }: LiveProps) => {
      useEffect(() => {
        document.querySelector(`[data-uid="${CSS.escape(uid)}"]`)?.toggleAttribute('data-awake', true)
        awake.resolve()
      }, [])
      return <Block blok={content} slots={slots} data={data} editable={editMark(content)} />
    }
    return { default: Live }
  })
})

/** Makes a thing for a uid once and then keeps it. */
function keptBy<Rest extends unknown[], Thing>(make: (uid: string, ...rest: Rest) => Thing) {
  const kept = new Map<string, Thing>()
  return (uid: string, ...rest: Rest): Thing => {
    const thing = kept.get(uid) ?? make(uid, ...rest)
    kept.set(uid, thing)
    return thing
  }
}

/** Draws a live node; until it wakes, what the server sent stays as it is. */
export const drawLive: DrawLive = (node, slots) => {
  const Live = components(node.uid, node)
  return (
    <KeepMarkup uid={node.uid}>
      <Live node={node} slots={slots} />
    </KeepMarkup>
  )
}

/** Wakes a block of the page that was loaded; resolves when it is live, rejects when its code can't be had. */
export async function wake(uid: string): Promise<void> {
  const { called, awake } = sleeps(uid)
  called.resolve()
  await awake.promise
}

/** After a navigation there is no server's HTML to show meanwhile: every block's code comes before the page is drawn. */
export async function preloadBlocks(nodes: PageNode[]): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      if ('html' in node) return
      sleeps(node.uid).called.resolve()
      await Promise.all([importBlock(node.component), ...Object.values(node.slots).map(preloadBlocks)])
    }),
  )
}
