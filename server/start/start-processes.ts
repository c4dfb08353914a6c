/**
 * Several processes that serve the same two origins: a first one that starts and watches them, and as many that serve. One
 * that dies takes only its own requests with it, and another takes its place.
 */
import cluster, { type Worker } from 'node:cluster'
import { endSignals } from '../end-signals.ts'
import { endFrozen } from './end-frozen.ts'
import { figuresOfAll } from './figures-of-all.ts'
import { type FromFirst, FromServing } from './process-messages.ts'
import { processVariable } from './process-variable.ts'

const longestRestartMs = 5_000

/** Longer than a process that is well takes at most (end-in-time.ts), and shorter than whoever told all to stop waits. */
const longestStopMs = 9_750

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
  const figures = figuresOfAll()
  const frozen = endFrozen(serving)

  /** One that takes another's place has its number: the first has more to do than serve. */
  function start(number: number): Promise<string[]> {
    const worker = cluster.fork({ [processVariable]: number })
    workers.add(worker)
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    worker.on('message', (received) => {
      const { data: message } = FromServing.safeParse(received)
      if (message?.kind === 'metrics?') void answerMetrics(worker, message.id)
      if (message?.kind === 'pong') frozen.answered(worker)
      if (message?.kind === 'figures') figures.toldBy(message.id, message.figures)
      if (message?.kind === 'changed') tellOthers(worker, message)
      if (message?.kind !== 'serving') return
      serving.add(worker)
      hasAnyServed = true
      deathsInARow = 0
      resolve(message.addresses)
    })
    /** `error` where it has ended by itself: so would the next. */
    const replace = (what: string, error?: Error) => {
      workers.delete(worker)
      serving.delete(worker)
      figures.forget(worker)
      if (isStopping) return workers.size === 0 && process.exit()
      if (!hasAnyServed && error) return reject(error)
      console.error(`A process ${what}, another one takes its place.`)
      setTimeout(() => isStopping || start(number).then(resolve, reject), Math.min(longestRestartMs, 50 * 2 ** deathsInARow++))
    }
    // A shop that can't start at all has said why itself.
    worker.once('exit', (code, signal) => replace(`ended (${signal ?? code})`, signal ? undefined : new Error('')))
    worker.on('error', (error) => {
      // What is sent to one that has just died comes back as an error, too; its exit is heard of next.
      if (worker.process.pid === undefined) replace(`could not be made (${error.message})`, error)
    })
    return promise
  }

  async function answerMetrics(worker: Worker, id: number) {
    const text = await figures.text(serving).catch(() => undefined)
    if (worker.isConnected()) worker.send({ kind: 'metrics', id, text } satisfies FromFirst)
  }

  function tellOthers(teller: Worker, message: FromFirst) {
    for (const worker of workers) if (worker !== teller && worker.isConnected()) worker.send(message)
  }

  /** One that is frozen, or whose code never ends, hears of no stop. */
  function killRest() {
    process.exitCode = 1
    console.error(`${workers.size === 1 ? 'A process has' : `${workers.size} processes have`} not ended in time and will be killed.`)
    for (const worker of workers) worker.process.kill('SIGKILL')
  }

  for (const signal of endSignals) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      for (const worker of workers) worker.process.kill(signal)
      if (workers.size === 0) process.exit()
      setTimeout(killRest, longestStopMs)
    })
  }

  const addresses = await start(1)
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2)))
  return addresses
}
