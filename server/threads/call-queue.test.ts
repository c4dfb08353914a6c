import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCallQueue, Overloaded } from './call-queue.ts'

/** Calls that end when they are told to. */
function openCalls() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const call = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    begun,
    call,
    end: (name: string) => {
      ends.get(name)?.()
      return turn()
    },
    turn,
  }
}

describe('the queue of calls', () => {
  it('lets a few through at a time, in their order', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 2, mostWaiting: 10, deadlineMs: 1000 })
    const answers = ['a', 'b', 'c', 'd'].map((name) => queue(call(name)))
    await turn()
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    await end('d')
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('leaves a place for others to who wants more than one may have', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 2, atOnceForOne: 1, mostWaiting: 10, deadlineMs: 1000 })
    const answers = ['a1', 'a2', 'b1', 'a3', 'b2'].map((name) => queue(call(name), { whose: name.slice(0, 1) }))
    await turn()
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'b2'])
    await end('b2')
    expect(begun).toEqual(['a1', 'b1', 'b2'])
    await end('a1')
    await end('a2')
    await end('a3')
    expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('lets one of the dear through at a time, and past those who wait for it whoever does not', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 3, atOnceForOne: 2, dearAtOnce: 1, mostWaiting: 10, deadlineMs: 1000 })
    const names = ['a dear', 'a cheap', 'a dear 2', 'b dear', 'a cheap 2', 'b cheap']
    const answers = names.map((name) => queue(call(name), { whose: name.slice(0, 1), isDear: name.includes('dear') }))
    await turn()
    expect(begun).toEqual(['a dear', 'a cheap', 'b cheap'])
    await end('a cheap')
    expect(begun.slice(3)).toEqual(['a cheap 2'])
    await end('b cheap')
    expect(begun.slice(4)).toEqual([])
    await end('a dear')
    expect(begun.slice(4)).toEqual(['b dear'])
    await end('b dear')
    expect(begun.slice(5)).toEqual(['a dear 2'])
    await end('a cheap 2')
    await end('a dear 2')
    expect(await Promise.all(answers)).toEqual(names)
  })

  it('begins two where the end of one lets both', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 3, atOnceForOne: 2, dearAtOnce: 1, mostWaiting: 10, deadlineMs: 1000 })
    const names = ['a dear', 'a cheap', 'a cheap 2', 'b dear']
    const answers = names.map((name) => queue(call(name), { whose: name.slice(0, 1), isDear: name.includes('dear') }))
    await turn()
    expect(begun).toEqual(['a dear', 'a cheap'])
    await end('a dear')
    expect(begun.slice(2).toSorted()).toEqual(['a cheap 2', 'b dear'])
    for (const name of names.slice(1)) await end(name)
    expect(await Promise.all(answers)).toEqual(names)
  })

  it('sends away at once who would make it a pile', async () => {
    const { call } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 1, deadlineMs: 1000 })
    void queue(call('a'))
    queue(call('b')).catch(() => {})
    await expect(queue(call('c'))).rejects.toThrow(Overloaded)
  })

  it('does not begin what nobody waits for any more, and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 10, deadlineMs: 1000 })
    void queue(call('a'))
    const late = queue(call('late')).catch((error) => error)
    await turn()
    vi.advanceTimersByTime(1001)
    void queue(call('b'))
    await end('a')
    expect(await late).toBeInstanceOf(Overloaded)
    await turn()
    expect(begun).toEqual(['a', 'b'])
  })

  it('does not begin what was given up, and lets others in its place', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 2, deadlineMs: 1000 })
    const gone = new AbortController()
    void queue(call('a'))
    const given = queue(call('given up'), { signal: gone.signal }).catch((error) => error)
    void queue(call('b'))
    gone.abort('gone')
    expect(await given).toBe('gone')
    void queue(call('c'))
    await end('a')
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await turn()
    await expect(queue(call('late'), { signal: gone.signal })).rejects.toBe('gone')
  })

  it('goes around among those who want something, each in their own order', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 10, deadlineMs: 1000 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void queue(call(name), { whose: name.slice(0, 1) })
    await turn()
    for (let index = 0; index < 7; index++) await end(begun[index] ?? '')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('that is full sends the last away of who wants most', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 3, deadlineMs: 1000 })
    const ask = (name: string) => queue(call(name), { whose: name.slice(0, 1) }).catch((error) => error.name)
    const [, , , a4, a5] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(ask)
    expect(await a5).toBe('Overloaded')
    void ask('b1')
    expect(await a4).toBe('Overloaded')
    await turn()
    for (let index = 0; index < 4; index++) await end(begun[index] ?? '')
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('that is full of one each sends away who comes, not whose turn is next', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 2, deadlineMs: 1000 })
    const answers = ['a', 'b', 'c'].map((name) => queue(call(name), { whose: name }))
    await turn()
    await expect(queue(call('d'), { whose: 'd' })).rejects.toThrow(Overloaded)
    for (const name of ['a', 'b', 'c']) await end(name)
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('begins no more at a time while it hands over a place', async () => {
    const { begun, call, end, turn } = openCalls()
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 2, deadlineMs: 1000 })
    void queue(call('a')).then(() => queue(call('c')))
    void queue(call('b'))
    await turn()
    await end('a')
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    await end('c')
  })

  it('goes on after a call that failed', async () => {
    const queue = createCallQueue({ atOnce: 1, mostWaiting: 1, deadlineMs: 1000 })
    await expect(queue(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await queue(async () => 'there')).toBe('there')
  })
})
