import { expect, it, vi } from 'vitest'
import { openDesks } from '../../tests/test-desk.ts'
import { rootPage } from '../../tests/test-stories.ts'
import { type EventSourceLike, followStory, type Other } from './live-story.ts'
import type { StorySession } from './story-session.ts'

/** A browser's EventSource on the studio in this process. */
function sourceOn(open: (address: string) => Promise<Response>) {
  return (address: string): EventSourceLike => {
    const target = new EventTarget()
    const leaving = new AbortController()
    let readyState = 0
    const read = async () => {
      const response = await open(address)
      if (!response.ok || !response.body) {
        readyState = 2
        target.dispatchEvent(new Event('error'))
        return
      }
      let text = ''
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream(), { signal: leaving.signal })) {
        const events = (text + chunk).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const [, name = '', data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []
          target.dispatchEvent(new MessageEvent(name, { data }))
        }
      }
    }
    read().catch(() => {})
    Object.defineProperties(target, { readyState: { get: () => readyState }, close: { value: () => leaving.abort() } })
    return target as unknown as EventSourceLike
  }
}

async function openTwo() {
  const desks = await openDesks()
  const [ada, bo] = [await desks.desk('Ada'), await desks.desk('Bo')]
  const { id } = await desks.create('home', { content: rootPage({ title: 'Start' }) })
  const [mine, theirs] = [await ada.open(id), await bo.open(id)]
  const others: (readonly Other[])[] = []
  const follow = (open: (address: string) => Promise<Response>) =>
    followStory({
      session: mine,
      client: ada.client,
      personId: desks.admin.id,
      onOthers: (now) => others.push(now),
      openSource: sourceOn(open),
      later: ada.clock.later,
    })
  const asAda = async (address: string) => desks.studioProgram.request(address, { headers: { authorization: desks.admin.token } })
  const save = async (title: string) => {
    theirs.setField('root', 'title', title, theirs.state().content.title)
    await theirs.save()
  }
  const remove = () => desks.manage('DELETE', `stories/${id}`)
  const bringBack = () => desks.manage('PUT', `stories/${id}/undelete`, {})
  return { ada, mine, theirs, others, follow, asAda, save, remove, bringBack }
}

const saves = (session: StorySession, state: string) => vi.waitFor(() => expect(session.state().save).toBe(state))

it('shows at once what somebody else has saved, without a word, and reads nothing after one’s own saves', async () => {
  const { ada, mine, follow, asAda, save } = await openTwo()
  const stop = follow(asAda)
  await save('from Bo')
  await vi.waitFor(() => expect(mine.state().content.title).toBe('from Bo'))
  expect(mine.state()).toMatchObject({ notices: [], save: 'saved' })

  ada.sent()
  mine.setField('root', 'title', 'from Ada', 'from Bo')
  await mine.save()
  await save('from Bo again')
  await vi.waitFor(() => expect(mine.state().content.title).toBe('from Bo again'))
  expect(ada.sent()).toBe('PUT GET')
  stop()
})

it('merges what somebody else has saved with what waits here', async () => {
  const { mine, follow, asAda, save } = await openTwo()
  const stop = follow(asAda)
  mine.setField('root', 'intro', 'from Ada', undefined)
  await save('from Bo')
  await vi.waitFor(() => expect(mine.state()).toMatchObject({ content: { title: 'from Bo', intro: 'from Ada' }, save: 'saved' }))
  expect(mine.state().notices).toEqual([{ type: 'others-saved' }])
  stop()
})

it('says at once that somebody has put the story into the trash, and goes on when it is back', async () => {
  const { mine, follow, asAda, remove, bringBack } = await openTwo()
  const stop = follow(asAda)
  await remove()
  await saves(mine, 'gone')
  await bringBack()
  await saves(mine, 'saved')
  expect(mine.state().notices).toEqual([])
  stop()
})

it('asks now and then where the service does not tell', async () => {
  const { ada, mine, others, follow, save, remove, bringBack } = await openTwo()
  const stop = follow(async () => Response.json(['This record could not be found'], { status: 404 }))
  await vi.waitFor(() => expect(others).toEqual([[]]))
  await save('from Bo')
  ada.clock.pass(10_000)
  await vi.waitFor(() => expect(mine.state().content.title).toBe('from Bo'))
  await remove()
  ada.clock.pass(10_000)
  await saves(mine, 'gone')
  await bringBack()
  ada.clock.pass(10_000)
  await saves(mine, 'saved')
  expect(mine.state().notices).toEqual([])
  stop()
})
