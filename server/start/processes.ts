/**
 * Several processes that serve the same two origins: a first one that starts and watches them, and as many that serve. One
 * that dies takes only its own requests with it, and another takes its place.
 */
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { z } from 'zod'
import type { ContentChange } from '../content/content-change.ts'
import { processVariable } from './process-variable.ts'
import type { Siblings } from './siblings.ts'

/** All are of one build. */
const Changed = z.object({
  kind: z.literal('changed'),
  change: z.custom<ContentChange>((change) => typeof change === 'object' && change !== null),
})

const Message = z.discriminatedUnion('kind', [
  /** It listens at these addresses. */
  z.object({ kind: z.literal('serving'), addresses: z.array(z.string()) }),
  /** It was asked for the figures of all. */
  z.object({ kind: z.literal('metrics?'), id: z.number() }),
  /** It was told of a change that the others should hear of. */
  Changed,
])
const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('metrics'), id: z.number(), text: z.string().optional() }),
  Changed,
])

const longestRestartMs = 5_000

// Each takes its connections itself. Handed out by the first one, those on their way to a process that dies would never be answered.
cluster.schedulingPolicy = cluster.SCHED_NONE

/** Starts the processes, the first one alone: it brings the database up to date. Answers the addresses once all of them serve. */
export async function startProcesses(count: number): Promise<string[]> {
  const figures = new AggregatorRegistry()
  let isStopping = false
  let hasAnyServed = false
  let deathsInARow = 0
  /** Those that are there. node:cluster counts those that could not be made, too. */
  const workers = new Set<Worker>()

  /** One that takes another's place has its number: the first has more to do than serve. */
  function start(number: number): Promise<string[]> {
    const worker = cluster.fork({ [processVariable]: number })
    workers.add(worker)
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    worker.on('message', (received) => {
      const { data: message } = Message.safeParse(received)
      if (message?.kind === 'metrics?') void answerMetrics(worker, message.id)
      if (message?.kind === 'changed') tellOthers(worker, message)
      if (message?.kind !== 'serving') return
      hasAnyServed = true
      deathsInARow = 0
      resolve(message.addresses)
    })
    const replace = (what: string, error: Error) => {
      workers.delete(worker)
      if (isStopping) return workers.size === 0 && process.exit(0)
      if (!hasAnyServed) return reject(error)
      console.error(`A process ${what}, another one takes its place.`)
      setTimeout(() => isStopping || start(number).then(resolve, reject), Math.min(longestRestartMs, 50 * 2 ** deathsInARow++))
    }
    // A shop that can't start at all has said why itself.
    worker.once('exit', (code, signal) => replace(`ended (${signal ?? code})`, new Error('')))
    worker.on('error', (error) => {
      // What is sent to one that has just died comes back as an error, too; its exit is heard of next.
      if (worker.process.pid === undefined) replace(`could not be made (${error.message})`, error)
    })
    return promise
  }

  async function answerMetrics(worker: Worker, id: number) {
    // One that starts does not answer yet.
    const text = await figures.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ kind: 'metrics', id, text } satisfies z.infer<typeof Answer>)
  }

  function tellOthers(teller: Worker, message: z.infer<typeof Changed>) {
    for (const worker of workers) if (worker !== teller && worker.isConnected()) worker.send(message)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true
      for (const worker of workers) worker.process.kill(signal)
      if (workers.size === 0) process.exit(0)
    })
  }

  const addresses = await start(1)
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2)))
  return addresses
}

/** Serves as one of several processes. */
export async function joinProcesses(serve: (siblings: Siblings) => Promise<string[]>): Promise<void> {
  const listeners = new Set<(change: ContentChange) => void>()
  const asked = new Map<number, PromiseWithResolvers<string>>()
  let lastId = 0
  process.on('message', (received) => {
    const { data: answer } = Answer.safeParse(received)
    if (answer?.kind === 'changed') for (const listener of listeners) listener(answer.change)
    if (answer?.kind !== 'metrics') return
    if (answer.text === undefined) asked.get(answer.id)?.reject(new Error('Not all processes have told their figures.'))
    else asked.get(answer.id)?.resolve(answer.text)
    asked.delete(answer.id)
  })
  const send = (message: z.infer<typeof Message>) => process.send?.(message)
  const addresses = await serve({
    metrics() {
      const figures = Promise.withResolvers<string>()
      asked.set(++lastId, figures)
      send({ kind: 'metrics?', id: lastId })
      return figures.promise
    },
    tell: (change) => send({ kind: 'changed', change }),
    onTold: (listener) => listeners.add(listener),
  })
  send({ kind: 'serving', addresses })
}
