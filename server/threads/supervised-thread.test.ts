import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CallDied, superviseThread } from './supervised-thread.ts'

/** A thread that does what it is told: answer, throw, never end, or exit. Whoever is halted computes as little as on a machine that has no time for it. */
const code = `
const { parentPort } = require('node:worker_threads')
const verbs = {
  say: (word) => word,
  fail: (word) => { throw new Error(word) },
  tell: (word) => { parentPort.postMessage({ kind: 'events', events: [['told', [word]]] }) },
  wait: () => new Promise(() => setInterval(() => {}, 1000)),
  hang: () => { while (true); },
  halt: (ms) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms) },
  exit: () => process.exit(7),
}
parentPort.on('message', async (call) => {
  if (call === 'are you there') return parentPort.postMessage({ kind: 'alive' })
  try {
    parentPort.postMessage({ kind: 'answer', id: call.id, result: await verbs[call.verb](...call.parameters) })
  } catch (error) {
    parentPort.postMessage({ kind: 'failure', id: call.id, message: error.message })
  }
})
parentPort.postMessage({ kind: 'alive' })
`

function open({ hangMs = 1_000 } = {}) {
  const events: unknown[] = []
  const deaths: string[] = []
  const starts: Worker[] = []
  const thread = superviseThread({
    start: () => {
      const worker = new Worker(code, { eval: true })
      starts.push(worker)
      return worker
    },
    onEvent: (verb, parameters) => events.push([verb, ...parameters]),
    onDeath: (reason) => deaths.push(reason),
    hangMs,
  })
  onTestFinished(() => thread.close())
  return { thread, events, deaths, starts }
}

describe('a supervised thread', () => {
  it('answers, throws and tells', async () => {
    const { thread, events, deaths } = open()
    expect(await thread.call('say', ['Guten Tag'])).toBe('Guten Tag')
    await expect(thread.call('fail', ['gone'])).rejects.toThrow('gone')
    await thread.call('tell', ['something'])
    expect(events).toEqual([['told', 'something']])
    expect(deaths).toEqual([])
  })

  it('hears what nobody waits for before the call that follows, once it has started', async () => {
    const { thread, events, starts } = open()
    thread.tell('tell', ['too early'])
    expect(starts).toHaveLength(0)
    await thread.call('say', ['Ja'])
    thread.tell('tell', ['something'])
    await thread.call('say', ['Ja'])
    expect(events).toEqual([['told', 'something']])
  })

  it('says what can’t be sent to it, and closes all the same', async () => {
    const { thread } = open()
    await expect(thread.call('say', [() => 'a function'])).rejects.toThrow('could not be cloned')
    expect(await thread.call('say', ['Ja'])).toBe('Ja')
    // A call that nobody could answer would be rejected now, with nobody to hear of it.
    await thread.close()
  })

  it('starts with its first call, once', async () => {
    const { thread, starts, events } = open()
    thread.tell('tell', ['nobody'])
    expect(starts).toEqual([])
    expect(await Promise.all([thread.call('say', ['Ja']), thread.call('say', ['Nein'])])).toEqual(['Ja', 'Nein'])
    expect(starts).toHaveLength(1)
    thread.tell('tell', ['somebody'])
    await thread.call('say', ['Ja'])
    expect(events).toEqual([['told', 'somebody']])
  })

  it('that hangs is replaced; the call at fault fails, and those beside it get their answers', async () => {
    const { thread, deaths } = open()
    const hanging = thread.call('hang', []).catch((error) => error)
    const beside = thread.call('say', ['beside'])
    const after = thread.call('say', ['after'])
    expect(await Promise.all([beside, after])).toEqual(['beside', 'after'])
    expect(await hanging).toBeInstanceOf(CallDied)
    expect(await thread.call('say', ['next'])).toBe('next')
    // Once with all, and once by itself.
    expect(deaths).toHaveLength(2)
  })

  it('that gets no time from a busy machine does not hang, and answers when it can', async () => {
    const { thread, deaths } = open({ hangMs: 200 })
    const halted = thread.call('halt', [1_000])
    const beside = thread.call('say', ['beside'])
    await halted
    expect(await beside).toBe('beside')
    expect(deaths).toEqual([])
  })

  it('that is silent ten times as long is replaced, whatever it does', async () => {
    const { thread, deaths } = open({ hangMs: 200 })
    await expect(thread.call('halt', [])).rejects.toThrow(CallDied)
    expect(deaths).toEqual([expect.stringMatching(/^It said nothing for 2\d{3} ms\.$/)])
    expect(await thread.call('say', ['next'])).toBe('next')
  })

  it('that dies is replaced', async () => {
    const { thread, deaths } = open()
    await expect(thread.call('exit', [])).rejects.toThrow(CallDied)
    expect(await thread.call('say', ['next'])).toBe('next')
    expect(deaths).toEqual(['It ended with 7.'])
  })

  it('whose call only waits does not hang: that one is not at fault, and keeps nobody waiting', async () => {
    const { thread, deaths } = open()
    const waiting = thread.call('wait', []).catch(String)
    const hanging = thread.call('hang', []).catch((error) => error)
    expect(await hanging).toBeInstanceOf(CallDied)
    expect(await thread.call('say', ['next'])).toBe('next')
    const dead = deaths.length
    expect(await Promise.race([waiting, thread.call('say', ['still here'])])).toBe('still here')
    expect(deaths).toHaveLength(dead)
  })
})
