import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerCalls } from './thread-calls.ts'

/** Verbs behind a port, and all that comes back from them after the word that they are there. */
async function openVerbs(givenAway?: (result: unknown) => ArrayBuffer[]) {
  const { port1: here, port2: there } = new MessageChannel()
  onTestFinished(() => here.close())
  const bytes = new Uint8Array(8)
  const told: string[] = []
  const verbs = {
    bytes: () => bytes,
    hear: (word: string) => void told.push(word),
    fail: () => {
      throw new Error('broken')
    },
  }
  answerCalls(there, Promise.resolve(verbs), givenAway)
  expect(await once(here, 'message')).toMatchObject([{ kind: 'alive' }])
  const ask = async (call: object) => {
    here.postMessage(call)
    return (await once(here, 'message'))[0]
  }
  return { here, ask, bytes, told }
}

describe('the calls of another thread', () => {
  it('are answered, and with what went wrong', async () => {
    const { ask } = await openVerbs()
    expect(await ask({ id: 1, verb: 'bytes', parameters: [] })).toEqual({ kind: 'answer', id: 1, result: new Uint8Array(8) })
    expect(await ask({ id: 2, verb: 'fail', parameters: [] })).toEqual({ kind: 'failure', id: 2, message: 'broken' })
  })

  it('get copies, or the memory itself where that is given away', async () => {
    const copied = await openVerbs()
    await copied.ask({ id: 1, verb: 'bytes', parameters: [] })
    expect(copied.bytes).toHaveLength(8)
    const given = await openVerbs((result) => (result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : []))
    expect((await given.ask({ id: 1, verb: 'bytes', parameters: [] })).result).toHaveLength(8)
    expect(given.bytes).toHaveLength(0)
  })

  it('are answered only where somebody waits, and done in their order', async () => {
    const { here, ask, told } = await openVerbs()
    here.postMessage({ verb: 'hear', parameters: ['first'] })
    here.postMessage({ verb: 'fail', parameters: [] })
    expect(await ask({ id: 1, verb: 'hear', parameters: ['then'] })).toEqual({ kind: 'answer', id: 1, result: undefined })
    expect(told).toEqual(['first', 'then'])
  })
})
