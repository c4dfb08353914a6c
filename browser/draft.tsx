/**
 * A draft in an editor's frame: the whole page is live, and every `input` message of Storyblok's bridge redraws it from
 * the unsaved story, without a reload (R2.19). Loaded by draft pages only.
 */
import './zod-without-eval.ts'
import StoryblokBridge from '@storyblok/preview-bridge'
import { Component, type ReactNode, StrictMode, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { z } from 'zod'
import * as blocks from '../registry.ts'
import { collapseLanguages } from '../runtime/content-language.ts'
import { type DraftData, type DraftPage, DraftScreen, type DraftStory, needsOtherData } from '../runtime/draft-screen.tsx'
import { isBlok } from '../runtime/edits/find-blok.ts'
import { shareUnchanged } from '../runtime/edits/share-unchanged.ts'
import type { KnownObjects } from '../runtime/map-objects.ts'
import { createMessages } from '../runtime/messages/create-messages.ts'
import { german } from '../runtime/messages/german.ts'
import { MessagesContext } from '../runtime/messages/messages.ts'
import { draftDataPath } from '../runtime/payload.ts'
import { createRegistry } from '../runtime/registry.ts'
import { languageOf } from '../runtime/site/content-language.ts'
import type { RawBlok } from '../schemas/blok.ts'
import { type BridgeExtension, extendBridge } from './editing/editor-extension.ts'
import { answerStudio } from './examining/answer-studio.ts'

const InputMessage = z.object({ story: z.object({ id: z.number(), content: z.unknown() }) })

const registry = createRegistry(blocks)
const places = ['header', 'body', 'footer'] as const
const lookAgainMs = 10

function Draft({ data }: { data: DraftData }) {
  const [page, setPage] = useState<DraftPage>(data)
  const shown = useRef<DraftPage>(data)
  /** What of `shown` is on the screen. */
  const drawn = useRef<DraftPage>(undefined)
  const extension = useRef<BridgeExtension>(undefined)

  useEffect(() => {
    for (const element of data.elements) void import(/* @vite-ignore */ element)
    const editorOrigin = editorOf(data.editorOrigins)
    const bridge = new StoryblokBridge({ customParent: editorOrigin, preventClicks: true })
    let latest = 0
    let reading = Promise.resolve()
    let isWriting = false
    const show = () => {
      if (isWriting) extension.current?.heard()
      else setPage(shown.current)
    }
    const take = async (story: { id: number; content: unknown }) => {
      const turn = ++latest
      const next = await withStory(shown.current, story)
      // The editor has typed on meanwhile: only its last word counts.
      if (turn !== latest) return
      shown.current = next
      show()
    }
    const extended = extendBridge({
      editorOrigin,
      registry,
      content: () => editedContent(shown.current),
      shown: (id) => places.map((name) => shown.current[name]).find((story) => story?.id === id)?.content,
      onContent(id, content) {
        reading = take({ id, content })
      },
      onWriting(writing) {
        isWriting = writing
        show()
      },
    })
    bridge.on('input', (event) => {
      const message = InputMessage.safeParse(event)
      if (message.success) reading = take(message.data.story)
    })
    const endAnswers = answerStudio({
      editorOrigin,
      framedPages: data.framedPages,
      page: () => shown.current,
      edited: () => editedPlace(shown.current),
      async whenDrawn() {
        await reading
        while (drawn.current !== shown.current) await new Promise((over) => setTimeout(over, lookAgainMs))
      },
    })
    bridge.on(['change', 'published', 'unpublished'], () => location.reload())
    extension.current = extended
    return () => {
      extended.end()
      extension.current = undefined
      endAnswers()
      bridge.destroy?.()
    }
  }, [data])

  useEffect(() => {
    drawn.current = page
    extension.current?.drawn()
  }, [page])

  return (
    <ContentProblem page={page}>
      <DraftScreen page={page} registry={registry} />
    </ContentProblem>
  )
}

/** A page is in one language as long as it stands. */
const knownObjects: KnownObjects = new WeakMap()

/** The page with an unsaved story, which comes with all its languages, in the place of the saved one. Asks the server only when a block loads something else now. */
async function withStory(page: DraftPage, { id, content: sent }: { id: number; content: unknown }): Promise<DraftPage> {
  const place = places.find((name) => page[name]?.id === id)
  const before = place && page[place]
  if (!place || !before) return page
  const wanted = languageOf(page.site.locale)
  const content = shareUnchanged(before.content, collapseLanguages(sent, { wanted, fallback: undefined }, knownObjects))
  const loaded = needsOtherData(before, content, registry) ? await fetchData(before.fullSlug, content) : before.data
  return { ...page, [place]: { ...before, content, data: loaded } }
}

async function fetchData(fullSlug: string, content: unknown): Promise<DraftStory['data']> {
  const address = `${location.pathname.replace(/\/?$/, '/')}${draftDataPath}${location.search}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullSlug, content }),
  })
  return response.ok ? (await response.json()).data : {}
}

/** The editor opens a story by its id; without one it is the page's own. */
function editedPlace(page: DraftPage) {
  const id = Number(new URLSearchParams(location.search).get('_storyblok'))
  return places.find((name) => page[name]?.id === id) ?? 'body'
}

function editedContent(page: DraftPage): RawBlok | undefined {
  const content = page[editedPlace(page)]?.content
  return isBlok(content) ? content : undefined
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
const json = document.querySelector('script#draft')?.textContent
if (container && json) {
  const data: DraftData = JSON.parse(json)
  hydrateRoot(
    container,
    <StrictMode>
      <MessagesContext value={createMessages(console.error, german)}>
        <Draft data={data} />
      </MessagesContext>
    </StrictMode>,
  )
}
