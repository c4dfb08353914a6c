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
  /** What it was asked for: all that it counted. */
  z.object({ kind: z.literal('figures'), id: z.number(), figures: z.array(z.custom<object>((figure) => typeof figure === 'object')) }),
  /** It was told of a change that the others should hear of. */
  Changed,
])
const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('metrics'), id: z.number(), text: z.string().optional() }),
  z.object({ kind: z.literal('figures?'), id: z.number() }),
  Changed,
])

const longestRestartMs = 5_000
/** How long one may take to tell its figures. */
const figuresPatienceMs = 5_000

// Each takes its connections itself. Handed out by the first one, those on their way to a process that dies would never be answered.
cluster.schedulingPolicy = cluster.SCHED_NONE

/** Starts the processes, the first one alone: it brings the database up to date. Answers the addresses once all of them serve. */
export async function startProcesses(count: number): Promise<string[]> {
  let isStopping = false
  let hasAnyServed = false
  let deathsInARow = 0
  /** Those that are there. node:cluster counts those that could not be made, too. */
  const workers = new Set<Worker>()
  const serving = new Set<Worker>()
  /** Whose figures were asked for, by the number of the question. */
  const asked = new Map<number, { worker: Worker; resolve: (figures?: object[]) => void }>()
  let lastId = 0

  /** One that takes another's place has its number: the first has more to do than serve. */
  function start(number: number): Promise<string[]> {
    const worker = cluster.fork({ [processVariable]: number })
    workers.add(worker)
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    worker.on('message', (received) => {
      const { data: message } = Message.safeParse(received)
      if (message?.kind === 'metrics?') void answerMetrics(worker, message.id)
      if (message?.kind === 'figures') asked.get(message.id)?.resolve(message.figures)
      if (message?.kind === 'changed') tellOthers(worker, message)
      if (message?.kind !== 'serving') return
      serving.add(worker)
      hasAnyServed = true
      deathsInARow = 0
      resolve(message.addresses)
    })
    const replace = (what: string, error: Error) => {
      workers.delete(worker)
      serving.delete(worker)
      for (const question of asked.values()) if (question.worker === worker) question.resolve()
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
    const text = await figuresOfAll().catch(() => undefined)
    if (worker.isConnected()) worker.send({ kind: 'metrics', id, text } satisfies z.infer<typeof Answer>)
  }

  /** What those that serve have counted: one that starts has nothing to tell yet, and one that dies meanwhile tells nothing more. */
  async function figuresOfAll(): Promise<string> {
    const told = await Promise.all([...serving].map(figuresOf))
    return AggregatorRegistry.aggregate(told.filter((figures) => figures !== undefined)).metrics()
  }

  function figuresOf(worker: Worker): Promise<object[] | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<object[] | undefined>()
    const id = ++lastId
    asked.set(id, { worker, resolve })
    const patience = setTimeout(() => reject(new Error('A process did not tell its figures.')), figuresPatienceMs)
    if (worker.isConnected()) worker.send({ kind: 'figures?', id } satisfies z.infer<typeof Answer>)
    return promise.finally(() => {
      clearTimeout(patience)
      asked.delete(id)
    })
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
  let readFigures: () => Promise<object[]> = async () => []
  const send = (message: z.infer<typeof Message>) => process.send?.(message)
  process.on('message', async (received) => {
    const { data: answer } = Answer.safeParse(received)
    if (answer?.kind === 'changed') for (const listener of listeners) listener(answer.change)
    if (answer?.kind === 'figures?') send({ kind: 'figures', id: answer.id, figures: await readFigures() })
    if (answer?.kind !== 'metrics') return
    if (answer.text === undefined) asked.get(answer.id)?.reject(new Error('Not all processes have told their figures.'))
    else asked.get(answer.id)?.resolve(answer.text)
    asked.delete(answer.id)
  })
  const addresses = await serve({
    metrics() {
      const figures = Promise.withResolvers<string>()
      asked.set(++lastId, figures)
      send({ kind: 'metrics?', id: lastId })
      return figures.promise
    },
    onFiguresAsked(read) {
      readFigures = read
    },
    tell: (change) => send({ kind: 'changed', change }),
    onTold: (listener) => listeners.add(listener),
  })
  send({ kind: 'serving', addresses })
}
