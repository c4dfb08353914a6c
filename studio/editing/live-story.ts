/**
 * What others do to a story that is open: who they are, that they have saved it, put it into the trash or brought it back. Where the content service tells nothing of
 * itself, as hosted Storyblok, the story's version is asked for now and then.
 */
import * as z from 'zod/mini'
import type { ManagementClient } from '../management/management-client.ts'
import type { SessionParts, StorySession } from './story-session.ts'

const Editors = z.array(z.object({ id: z.number(), name: z.string() }))
const Version = z.object({ current_version_id: z.nullable(z.number()) })

export type Other = z.output<typeof Editors>[number]

/** The browser's `EventSource`, as far as it is used. */
export type EventSourceLike = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

export interface LiveStoryParts {
  session: Pick<StorySession, 'state' | 'refresh'>
  client: Pick<ManagementClient, 'stories' | 'editorsAddress'>
  /** Whose text of the story is followed; the story itself without one. */
  releaseId?: number | undefined
  /** Who is not among the others. */
  personId: number
  onOthers(others: readonly Other[]): void
  openSource?: (address: string) => EventSourceLike
  later: NonNullable<SessionParts['later']>
}

const askMs = 10_000
/** So often it is asked before the service is tried again as one that tells. */
const mostAsked = 30
/** `EventSource.CLOSED`: it was refused, and does not try again by itself. */
const closed = 2

/** Follows a story until what it answers is called. */
export function followStory(parts: LiveStoryParts): () => void {
  const { session, client, releaseId, personId, onOthers, openSource = (address) => new EventSource(address), later } = parts
  const { id, uuid } = session.state().story
  let source: EventSourceLike | undefined
  let callOff = () => {}
  let newest = 0
  let isOver = false

  function listen(): void {
    const opened = openSource(client.editorsAddress(id, releaseId))
    source = opened
    opened.addEventListener('editors', (event) => onOthers(readEvent(Editors, event)?.filter((other) => other.id !== personId) ?? []))
    opened.addEventListener('version', (event) => void see(readEvent(Version, event)?.current_version_id))
    opened.addEventListener('gone', () => void session.refresh())
    opened.addEventListener('error', () => {
      if (opened.readyState !== closed || isOver) return
      onOthers([])
      callOff = later(() => void ask(1), askMs)
    })
  }

  async function ask(times: number): Promise<void> {
    if (times > mostAsked) return listen()
    if (releaseId !== undefined) await session.refresh()
    // Whoever can't be reached is asked again all the same.
    const found = releaseId === undefined ? await client.stories({ by_uuids: uuid }).catch(() => undefined) : undefined
    const [story] = found?.items ?? []
    if (found && !story) await session.refresh()
    await see(story?.current_version_id)
    if (!isOver) callOff = later(() => void ask(times + 1), askMs)
  }

  /** Reads what is newer than what we have; our own saves are not. */
  async function see(version: number | null | undefined): Promise<void> {
    newest = Math.max(newest, version ?? 0)
    for (;;) {
      const before = session.state().story.current_version_id ?? 0
      if (isOver || newest <= before) return
      await session.refresh()
      // What can't be read now is read when it can be saved again.
      if ((session.state().story.current_version_id ?? 0) === before) return
    }
  }

  listen()
  return () => {
    isOver = true
    source?.close()
    callOff()
  }
}

function readEvent<Type extends z.ZodMiniType>(schema: Type, event: Event): z.output<Type> | undefined {
  try {
    return z.safeParse(schema, JSON.parse((event as MessageEvent<string>).data)).data
  } catch {
    return undefined
  }
}
