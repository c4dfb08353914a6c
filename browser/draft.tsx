import StoryblokBridge from '@storyblok/preview-bridge'
import { Component, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { z } from 'zod'
import * as blocks from '../registry.ts'
import { type DraftPage, DraftScreen, type DraftStory } from '../runtime/draft-screen.tsx'
import { createRegistry } from '../runtime/registry.ts'

/**
 * A draft in an editor's frame: the whole page is live, and every `input` message of Storyblok's bridge redraws it from
 * the unsaved story, without a request or a reload (R2.19). Loaded by draft pages only.
 */
interface DraftData extends DraftPage {
  /** Where the editor is; the bridge speaks to nobody else. */
  editorOrigins: string[]
  elements: string[]
}

const InputMessage = z.object({ story: z.object({ id: z.number(), content: z.unknown() }) })

const registry = createRegistry(blocks)
const places = ['header', 'body', 'footer'] as const

function Draft({ data }: { data: DraftData }) {
  const [page, setPage] = useState<DraftPage>(data)

  useEffect(() => {
    for (const element of data.elements) void import(/* @vite-ignore */ element)
    const bridge = new StoryblokBridge({ customParent: editorOf(data.editorOrigins), preventClicks: true })
    bridge.on('input', (event) => {
      const message = InputMessage.safeParse(event)
      if (message.success) setPage((before) => withStory(before, message.data.story))
    })
    bridge.on(['change', 'published', 'unpublished'], () => location.reload())
    return () => bridge.destroy?.()
  }, [data])

  return (
    <ContentProblem page={page}>
      <DraftScreen page={page} registry={registry} />
    </ContentProblem>
  )
}

/** The page with an unsaved story in the place of the saved one. What blocks had loaded is kept by their uids. */
function withStory(page: DraftPage, { id, content }: { id: number; content: unknown }): DraftPage {
  const place = places.find((name) => page[name]?.id === id)
  const before = place && page[place]
  if (!place || !before) return page
  const after: DraftStory = { ...before, content }
  return { ...page, [place]: after }
}

/** The frame's parent when it is one of the known editors, else the first of them. */
function editorOf(origins: string[]): string {
  const referrer = document.referrer && new URL(document.referrer).origin
  return origins.find((origin) => origin === referrer) ?? origins[0] ?? location.origin
}

interface ContentProblemProps {
  page: DraftPage
  children: ReactNode
}

interface ContentProblemState {
  page: DraftPage
  message: string | undefined
}

/** Says what is wrong with content that can't be drawn, until the content changes. */
class ContentProblem extends Component<ContentProblemProps, ContentProblemState> {
  override state: ContentProblemState = { page: this.props.page, message: undefined }

  static getDerivedStateFromError(error: unknown): Partial<ContentProblemState> {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ page }: ContentProblemProps, state: ContentProblemState): Partial<ContentProblemState> | null {
    return page === state.page ? null : { page, message: undefined }
  }

  override render() {
    const { message } = this.state
    return message ? <p role="alert">{message}</p> : this.props.children
  }
}

const container = document.getElementById('page')
const json = document.getElementById('draft')?.textContent
if (container && json) {
  const data: DraftData = JSON.parse(json)
  hydrateRoot(
    container,
    <StrictMode>
      <Draft data={data} />
    </StrictMode>,
  )
}
