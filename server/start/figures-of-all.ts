import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { FromFirst } from './process-messages.ts'

/** How long one may take to tell its figures. */
const patienceMs = 5_000

/**
 * The figures of all processes that serve. prom-client would ask each there is, and wait in vain for one that starts or has just died.
 * `toldBy` and `forget` are to be called with what one tells and when it has ended.
 */
export function figuresOfAll() {
  /** Whose figures were asked for, by the number of the question. */
  const asked = new Map<number, PromiseWithResolvers<object[]> & { worker: Worker }>()
  let lastId = 0

  function ask(worker: Worker): Promise<object[]> {
    const question = { ...Promise.withResolvers<object[]>(), worker }
    const id = ++lastId
    asked.set(id, question)
    const patience = setTimeout(() => question.reject(new Error('A process did not tell its figures.')), patienceMs)
    if (worker.isConnected()) worker.send({ kind: 'figures?', id } satisfies FromFirst)
    return question.promise.finally(() => {
      clearTimeout(patience)
      asked.delete(id)
    })
  }

  return {
    /** As text for Prometheus. Throws where one of them does not tell its own. */
    async text(serving: Iterable<Worker>): Promise<string> {
      return AggregatorRegistry.aggregate(await Promise.all([...serving].map(ask))).metrics()
    },
    toldBy(id: number, figures: object[] | undefined) {
      if (figures) asked.get(id)?.resolve(figures)
      else asked.get(id)?.reject(new Error('A process could not read its figures.'))
    },
    /** One that dies meanwhile has nothing more to tell. */
    forget(worker: Worker) {
      for (const question of asked.values()) if (question.worker === worker) question.resolve([])
    },
  }
}
