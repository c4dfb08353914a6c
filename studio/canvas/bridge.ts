/** The editor's end of the talk with a previewed page. Only messages of that page's window and origin count. */
import { patchBetween } from '../../runtime/edits/content-patch.ts'
import { blokLists, findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import type { Model } from '../model/component-model.ts'
import { FromPage } from './bridge-messages.ts'
import { contentMarker } from './marked-content.ts'
import { type Resolving, resolvingOf } from './resolve-content.ts'
import type { StoryResolver } from './story-resolver.ts'

export interface BridgeParts {
  frame: HTMLIFrameElement
  /** Of the page in the frame. */
  origin: string
  spaceId: number
  model: Model
  resolve: StoryResolver
  onMessage(message: FromPage): void
}

export type Bridge = ReturnType<typeof createBridge>

export function createBridge({ frame, origin, spaceId, model, resolve, onMessage }: BridgeParts) {
  let mark: ReturnType<typeof contentMarker> | undefined
  let markedStory: number | undefined
  let resolving: Resolving = resolvingOf()
  /** What a page has that understands differences; absent for all others. */
  let shown: { storyId: number; version: number; content: unknown } | undefined
  let isOurs = false
  /** Before the page has come, its window belongs to nobody. */
  let isReady = false
  const send = (message: object) => isReady && frame.contentWindow?.postMessage(message, origin)

  const receive = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const message = FromPage.safeParse(event.data)
    if (message.success) onMessage(message.data)
  }
  addEventListener('message', receive)

  /** A page of ours gets what has changed since it was told last, and all when it has something else. */
  function sendDifference(storyId: number, content: RawBlok) {
    const before = shown?.storyId === storyId ? shown : undefined
    const version = (shown?.version ?? 0) + 1
    const patch = before && patchBetween(before.content, content)
    if (before && !patch) return
    shown = { storyId, version, content }
    send({ action: 'anlass:content', storyId, version, ...(before ? { base: before.version, patch } : { content }) })
  }

  return {
    /** The page speaks our extension, and has what it had at `begin`; or it has lost what it was told. */
    tellAll() {
      isOurs = true
      shown = undefined
    },
    /** Makes the page clickable; after each time it has loaded. */
    begin(story: Story, selected: string | undefined, config: Parameters<typeof resolvingOf>[0]) {
      isReady = true
      isOurs = false
      shown = undefined
      resolving = resolvingOf(config)
      const componentNames = Object.fromEntries(model.components.map(({ name, label }) => [name, label]))
      send({ action: 'enterEditmode', reload: true, blockId: selected, storyId: story.id, componentNames, appVersion: 'v2' })
      send({ action: 'anlass:hello' })
    },
    /** A page whose bridge knows another editor only says nothing here, yet listens to what it is told. */
    speakToSilent() {
      isReady = true
    },
    /** The unsaved text. */
    input(story: Story, content: RawBlok) {
      if (markedStory !== story.id) mark = contentMarker({ spaceId, storyId: story.id })
      markedStory = story.id
      const marked = resolve(mark?.(content) ?? content, resolving)
      if (isOurs) sendDifference(story.id, marked)
      else send({ action: 'input', story: { ...story, content: marked } })
    },
    /** A blok was selected beside the page. */
    select(story: Story, content: RawBlok, uid: string) {
      const message = describe(content, uid, { storyId: story.id, spaceId })
      if (message) send({ action: 'enterComponent', componentId: uid, storyId: story.id, ...message })
    },
    /** Answers a click on a blok of the page. */
    edited(story: Story, content: RawBlok, uid: string) {
      const message = describe(content, uid, { storyId: story.id, spaceId })
      if (message) send({ action: 'editedBlok', ...message })
    },
    deselect: () => send({ action: 'deselectBlok' }),
    hover: (story: Story, uid: string) => send({ action: 'hoverComponent', componentId: uid, storyId: story.id }),
    pong: () => send({ action: 'pingBack' }),
    published: (story: Story) => send({ action: 'published', slug: story.full_slug, storyId: story.id }),
    send,
    end: () => removeEventListener('message', receive),
  }
}

function describe(content: RawBlok, uid: string, { storyId, spaceId }: { storyId: number; spaceId: number }) {
  const found = findBlok(content, uid)
  if (!found) return undefined
  const path = [...found.above, found.blok]
  const breadcrumbs = path.map((blok, depth) => {
    const parent = path[depth - 1]
    const step = found.steps[depth - 1]
    return {
      _uid: blok._uid,
      component: blok.component,
      ...(parent && step && { _parentUid: parent._uid, _parentName: parent.component, _parentfield: step.field, _parentindex: step.index }),
    }
  })
  const step = found.steps.at(-1)
  const parent = found.above.at(-1)
  const siblings = parent && step ? (blokLists(parent).find(([field]) => field === step.field)?.[1] ?? []) : []
  const isMovable = step !== undefined
  return {
    breadcrumbs,
    blok: { uid, id: String(storyId), space: spaceId, name: found.blok.component },
    canAddBlocks: isMovable,
    canMoveForward: isMovable && step.index < siblings.length - 1,
    canMoveBackward: isMovable && step.index > 0,
    canDeleteBlocks: isMovable,
  }
}
