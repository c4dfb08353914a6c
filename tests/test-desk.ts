/** Desks at which people edit stories: the studio's own sessions, on the real Management API, over a line that can fail. */
import { vi } from 'vitest'
import { openStorySession } from '../studio/editing/open-story-session.ts'
import type { StorySession } from '../studio/editing/story-session.ts'
import { createManagementClient } from '../studio/management/management-client.ts'
import { openStories } from './test-stories.ts'
import { studioAddress } from './test-studio.ts'

const never = new Promise<Response>(() => {})

/** What becomes of a request: it never gets there, its answer never comes back, or somebody else answers. */
export type Fate = 'lost' | 'unheard' | Response | undefined

export async function openDesks() {
  const stories = await openStories()
  const tokens: Record<string, string> = { Ada: stories.admin.token }

  async function desk(name: string) {
    tokens[name] ??= (await stories.join({ email: `${name}@example.org`, name, role: 'editor' })).token
    const line = { fate: (_method: string): Fate | Promise<Fate> => undefined, sent: [] as string[] }
    /** After a crash nothing comes back to what was running. */
    let run = 0
    const clientOf = async () => {
      const ownRun = run
      let isConnected = false
      const fetch: typeof globalThis.fetch = async (input, init = {}) => {
        if (ownRun !== run) return never
        const method = init.method ?? 'GET'
        line.sent.push(method)
        const fate = isConnected ? await line.fate(method) : undefined
        if (fate instanceof Response) return fate
        if (fate === 'lost') throw new TypeError('fetch failed')
        const headers = { ...init.headers, authorization: tokens[name] ?? '' }
        const answer = await stories.studioProgram.request(String(input), { ...init, headers })
        if (fate === 'unheard') throw new TypeError('fetch failed')
        return ownRun === run ? answer : never
      }
      const client = createManagementClient({ origin: studioAddress, fetch })
      await client.space()
      isConnected = true
      return client
    }
    const client = await clientOf()
    const clock = createClock()
    const storage = createStorage()
    /** Sessions of tabs that are open, by the keys they hold. */
    const held = new Set<string>()
    const hold = async (key: string) => {
      if (held.has(key)) return undefined
      held.add(key)
      return () => void held.delete(key)
    }
    const open = async (id: number, releaseId?: number) =>
      openStorySession(id, { client: await clientOf(), storage, hold, releaseId, ...clock })
    /** Every tab ends without a word, and the browser starts again. */
    const crash = () => {
      run++
      clock.forget()
      held.clear()
    }
    line.sent.length = 0
    return { line, client, clock, storage, open, crash, sent: () => line.sent.splice(0).join(' ') }
  }

  const onServer = async (id: number) => (await stories.manage('GET', `stories/${id}`)).body.story
  const versions = async (id: number): Promise<{ status: string; content: Record<string, unknown> }[]> =>
    (await stories.manage('GET', `story_versions?by_story_id=${id}&show_content=true&per_page=100`)).body.story_versions
  return { ...stories, desk, onServer, versions }
}

export type Desk = Awaited<ReturnType<Awaited<ReturnType<typeof openDesks>>['desk']>>

export const until = (session: StorySession, save: string) =>
  vi.waitFor(() => {
    if (session.state().save !== save) throw new Error(`It says ${session.state().save}, not ${save}.`)
  })

function createClock() {
  let time = 0
  let timers: { at: number; work: () => void }[] = []
  return {
    now: () => time,
    later: (work: () => void, ms: number) => {
      const timer = { at: time + ms, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    /** Lets time pass. */
    pass(ms: number) {
      const end = time + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        time = next.at
        next.work()
      }
      time = end
    },
    forget() {
      timers = []
    },
  }
}

/** As a browser's, with room for so many letters. */
export function createStorage() {
  const items = new Map<string, string>()
  return {
    room: Number.POSITIVE_INFINITY,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...items].reduce((sum, [other, value]) => sum + (other === key ? 0 : value.length), 0)
      if (others + text.length > this.room) throw new DOMException('There is no room.', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
}
