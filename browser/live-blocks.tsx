import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { BlockProps } from '../runtime/define-block.ts'
import { editMark } from '../runtime/edit-mark.ts'
import type { DrawLive } from '../runtime/page-nodes.tsx'
import type { LiveNode, PageNode } from '../runtime/payload.ts'

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

interface Sleeper {
  Component: ComponentType<LiveProps>
  /** Lets the block's code come. */
  wake: () => void
  /** Resolves when the block is live on the page. */
  isAwake: Promise<void>
}

interface LiveProps {
  node: LiveNode
  slots: Record<string, ReactNode>
}

const sleepers = new Map<string, Sleeper>()

function sleeperOf(node: LiveNode): Sleeper {
  const known = sleepers.get(node.uid)
  if (known) return known

  const called = Promise.withResolvers<void>()
  const awake = Promise.withResolvers<void>()
  const Component = lazy(async () => {
    // A container comes as soon as the page does: what wakes is inside it.
    if (node.wakes) await called.promise
    const Block = await importBlock(node.component).catch((error: unknown) => {
      awake.reject(error)
      throw error
    })
    return {
      default: ({ node: { content, data }, slots }: LiveProps) => {
        useEffect(awake.resolve, [])
        return <Block blok={content} slots={slots} data={data} editable={editMark(content)} />
      },
    }
  })
  const sleeper: Sleeper = { Component, wake: called.resolve, isAwake: awake.promise }
  sleepers.set(node.uid, sleeper)
  return sleeper
}

/** Draws a live node; until it wakes, what the server sent stays as it is. */
export const drawLive: DrawLive = (node, slots) => {
  const { Component } = sleeperOf(node)
  return <Component node={node} slots={slots} />
}

/** Wakes a block of the page that was loaded; resolves when it is live. */
export async function wake(uid: string): Promise<void> {
  const sleeper = sleepers.get(uid)
  sleeper?.wake()
  await sleeper?.isAwake
  document.querySelector(`[data-uid="${CSS.escape(uid)}"]`)?.toggleAttribute('data-awake', true)
}

/** After a navigation there is no server's HTML to show meanwhile: every block's code comes before the page is drawn. */
export async function preloadBlocks(nodes: PageNode[]): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      if ('html' in node) return
      sleeperOf(node).wake()
      await Promise.all([importBlock(node.component), ...Object.values(node.slots).map(preloadBlocks)])
    }),
  )
}
