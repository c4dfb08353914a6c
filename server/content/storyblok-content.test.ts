import StoryblokClient from 'storyblok-js-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentError } from '../../runtime/content-error.ts'
import { ContentUnavailable } from './content.ts'
import { storyblokContent } from './storyblok-content.ts'

describe('storyblok content', () => {
  const answers: (() => Response | Promise<Response>)[] = []
  const requests: { url: URL; at: number; signal: AbortSignal | undefined }[] = []
  const realFetch = globalThis.fetch

  beforeEach(() => {
    vi.useFakeTimers()
    // The client says on the console when it waits.
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    globalThis.fetch = async (input, init) => {
      requests.push({ url: new URL(String(input)), at: Date.now(), signal: init?.signal ?? undefined })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer) throw new TypeError('fetch failed')
      return answer()
    }
  })

  afterEach(() => {
    answers.length = 0
    requests.length = 0
    globalThis.fetch = realFetch
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const story = {
    id: 1,
    uuid: 'u',
    name: 'Home',
    slug: 'home',
    full_slug: 'home',
    lang: 'default',
    created_at: '',
    content: { _uid: 'a', component: 'page' },
  }
  const found =
    (content: unknown = story.content) =>
    () =>
      Response.json({ story: { ...story, content }, cv: 5, rels: [], links: [] })
  const listed = () => Response.json({ stories: [story], cv: 5, rels: [], links: [] }, { headers: { total: '1', 'per-page': '25' } })
  const busy = () => Response.json({ error: 'Rate limit reached' }, { status: 429 })
  const findHome = () => storyblokContent({ token: 'a-token' }).findStory('home')

  /** Lets the clock run for as long as the promise takes. */
  const settled = async <Value>(promise: Promise<Value>): Promise<Value> => {
    const outcome = Promise.allSettled([promise])
    await vi.runAllTimersAsync()
    await outcome
    return promise
  }

  it('asks the European host, or the one that is set', async () => {
    answers.push(found())
    await findHome()
    await storyblokContent({ token: 'a-token', apiUrl: 'https://api-us.storyblok.com/' }).findStory('home')
    await storyblokContent({ token: 'a-token', apiUrl: 'http://127.0.0.1:4000/v2' }).findStory('home')
    expect(requests.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://api.storyblok.com/v2/cdn/stories/home',
      'https://api-us.storyblok.com/v2/cdn/stories/home',
      'http://127.0.0.1:4000/v2/cdn/stories/home',
    ])
  })

  it('never asks for an old cache version, so that the service sends what is published now', async () => {
    answers.push(found())
    const content = storyblokContent({ token: 'a-token' })
    await content.findStory('home')
    await content.findStory('home')
    expect(requests.map(({ url }) => url.searchParams.has('cv'))).toEqual([false, false])
  })

  it('R8.08 takes any status outside 200 to 206 as an error', async () => {
    for (const status of [301, 400, 401, 403, 422, 500, 503]) {
      answers.splice(0, answers.length, () => Response.json({ error: 'no' }, { status }))
      await expect(settled(findHome())).rejects.toThrow(`the content service answered ${status} (no).`)
      await expect(settled(findHome())).rejects.toThrow(ContentUnavailable)
    }
    answers.splice(0, answers.length, () => new Response(null, { status: 204 }))
    await expect(settled(findHome())).rejects.toThrow('the content service answered 204 (without a message).')
    answers.splice(0, answers.length, found())
    expect(await settled(findHome())).toMatchObject({ uuid: 'u' })
  })

  it('R8.08 tries again 10 times after 429, 300 ms apart', async () => {
    answers.push(busy)
    await expect(settled(findHome())).rejects.toThrow('429')
    expect(requests).toHaveLength(11)
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))
    // Never sooner; the limit of five a second may hold a try back for longer.
    expect(Math.min(...pauses)).toBe(300)
  })

  it('R8.08 goes on as soon as a try succeeds', async () => {
    answers.push(busy, busy, found())
    expect(await settled(findHome())).toMatchObject({ uuid: 'u' })
    expect(requests).toHaveLength(3)
  })

  it('R9.13 asks for 25 stories a page, at most 5 times a second', async () => {
    answers.push(listed)
    const content = storyblokContent({ token: 'a-token' })
    await settled(Promise.all(Array.from({ length: 12 }, () => content.listStories({}))))
    expect(requests.map(({ url }) => url.searchParams.get('per_page'))).toEqual(requests.map(() => '25'))
    const seconds = requests.map(({ at }) => Math.floor((at - (requests[0]?.at ?? 0)) / 1000))
    expect(seconds).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2])
  })

  it('R9.13 leaves the client at 3 requests a second with an OAuth token', async () => {
    answers.push(() => Response.json({ space: {} }))
    const client = new StoryblokClient({ oauthToken: 'an-oauth-token' })
    await settled(Promise.all(Array.from({ length: 4 }, () => client.get('spaces/1', {}))))
    expect(requests.map(({ at }) => Math.floor((at - (requests[0]?.at ?? 0)) / 1000))).toEqual([0, 0, 0, 1])
  })

  it('R9.13 fetches relations by their uuids in batches of 50', async () => {
    const rel_uuids = Array.from({ length: 120 }, (_, index) => `u-${index}`)
    answers.push(() => Response.json({ story, cv: 5, rels: [], rel_uuids, links: [] }), listed)
    await settled(storyblokContent({ token: 'a-token' }).findStory('home', { resolveRelations: ['page.related'] }))
    expect(requests.map(({ url }) => url.searchParams.get('by_uuids')?.split(',').length)).toEqual([undefined, 50, 50, 20])
  })

  it('gives up after ten seconds without an answer', async () => {
    answers.push(() => {
      const { signal } = requests.at(-1) ?? {}
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    await expect(settled(findHome())).rejects.toThrow(
      'Story "home" could not be read: Request timeout: The request was aborted due to timeout',
    )
  })

  it.each([
    ['waits for the rest of an answer that has begun', (send: () => void) => void setTimeout(send, 3_000), undefined],
    [
      'gives up an answer that has begun and does not come',
      () => {},
      'Story "home" could not be read: the answer was not there after 8000 ms',
    ],
  ])('%s', async (_, rest, problem) => {
    answers.push(() => {
      const { signal } = requests.at(-1) ?? {}
      const { body } = found()()
      const late = new TransformStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        transform: (chunk, controller) => new Promise<void>((resolve) => rest(() => resolve(controller.enqueue(chunk)))),
      })
      return new Response(body?.pipeThrough(late))
    })
    const reading = settled(findHome())
    if (problem) await expect(reading).rejects.toThrow(problem)
    else expect(await reading).toMatchObject({ uuid: 'u' })
  })

  it('says what went wrong when there is no network, or no JSON', async () => {
    await expect(settled(findHome())).rejects.toThrow(new ContentUnavailable('Story "home" could not be read: fetch failed'))
    answers.push(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(settled(findHome())).rejects.toThrow(/^Story "home" could not be read: .*not valid JSON/)
  })

  it('raises for a story whose root is not a blok', async () => {
    for (const content of [{ _uid: 'a' }, { component: '' }, 'page', null, []]) {
      answers.splice(0, answers.length, found(content))
      const reading = settled(findHome())
      await expect(reading).rejects.toThrow(ContentError)
      await expect(reading).rejects.toThrow('„home“ kann nicht gezeigt werden: Was an der Stelle content steht, ist kein Block')
    }
  })

  it('says so when the service sends something else than a story', async () => {
    answers.push(() => Response.json({ space: { id: 1 } }))
    await expect(settled(findHome())).rejects.toThrow('Story "home" could not be read: the content service sent something else')
  })
})
