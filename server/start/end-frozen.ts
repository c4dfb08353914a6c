import type { Worker } from 'node:cluster'
import type { FromFirst } from './process-messages.ts'

/** How often each is asked whether it goes on, in milliseconds. */
const everyMs = 2_000
/**
 * As many questions may stay without an answer. They are counted, for a machine that slept has no clock to go by. Twenty seconds are
 * longer than any work that we do in one piece.
 */
const mostUnanswered = 10

/**
 * Kills processes that serve and no longer go on: one whose code never ends, or that the system has frozen. They take no connection
 * from the others, but answer none of their own, and may hold the database. `answered` is to be called when one has said that it goes
 * on. Those that still start do not serve yet, and are left alone.
 */
export function endFrozen(serving: Iterable<Worker>) {
  const unanswered = new WeakMap<Worker, number>()

  function ask(worker: Worker) {
    const count = unanswered.get(worker) ?? 0
    unanswered.set(worker, count + 1)
    if (count < mostUnanswered) return worker.isConnected() && worker.send({ kind: 'ping' } satisfies FromFirst)
    if (count > mostUnanswered) return
    console.error(`Process ${worker.process.pid} has said nothing for ${(mostUnanswered * everyMs) / 1000} s and is killed.`)
    worker.process.kill('SIGKILL')
  }

  setInterval(() => {
    for (const worker of serving) ask(worker)
  }, everyMs).unref()

  return { answered: (worker: Worker) => unanswered.delete(worker) }
}
