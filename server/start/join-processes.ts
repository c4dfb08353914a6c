import type { ContentChange } from '../content/content-change.ts'
import { FromFirst, type FromServing } from './process-messages.ts'
import type { Siblings } from './siblings.ts'

/** Serves as one of several processes, which the first one has started (start-processes.ts). */
export async function joinProcesses(serve: (siblings: Siblings) => Promise<string[]>): Promise<void> {
  const listeners = new Set<(change: ContentChange) => void>()
  const asked = new Map<number, PromiseWithResolvers<string>>()
  let lastId = 0
  let readFigures: () => Promise<object[]> = async () => []
  const say = (message: FromServing) => process.send?.(message)

  process.on('message', (received) => {
    const { data: message } = FromFirst.safeParse(received)
    if (message?.kind === 'changed') for (const listener of listeners) listener(message.change)
    if (message?.kind === 'ping') say({ kind: 'pong' })
    if (message?.kind === 'figures?') void tellFigures(message.id)
    if (message?.kind === 'metrics') takeMetrics(message.id, message.text)
  })

  async function tellFigures(id: number) {
    say({ kind: 'figures', id, figures: await readFigures().catch(() => undefined) })
  }

  function takeMetrics(id: number, text: string | undefined) {
    if (text === undefined) asked.get(id)?.reject(new Error('Not all processes have told their figures.'))
    else asked.get(id)?.resolve(text)
    asked.delete(id)
  }

  const addresses = await serve({
    metrics() {
      const metrics = Promise.withResolvers<string>()
      asked.set(++lastId, metrics)
      say({ kind: 'metrics?', id: lastId })
      return metrics.promise
    },
    onFiguresAsked(read) {
      readFigures = read
    },
    tell: (change) => say({ kind: 'changed', change }),
    onTold: (listener) => listeners.add(listener),
  })
  say({ kind: 'serving', addresses })
}
