import type { CountedFigures } from './counted-figures.ts'
import { loadedOnce } from './loaded-once.ts'
import { createRecentContentErrors } from './recent-content-errors.ts'
import type { Siblings } from './start/siblings.ts'

export interface Metrics extends CountedFigures {
  /** What Prometheus reads. */
  text(): Promise<string>
  contentType: string
  /** Which stories could not be drawn of late, in this process. */
  recentContentErrors: ReturnType<typeof createRecentContentErrors>
  /** Loads what counts, unless that is done: what came before is counted then. */
  load(): Promise<unknown>
  /** Where several processes serve: tells these figures to the first of them, and shows those of all. */
  shareAcross(all: Pick<Siblings, 'metrics' | 'onFiguresAsked'>): Promise<void>
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** The figures of one process. */
export function createMetrics(): Metrics {
  const recentContentErrors = createRecentContentErrors()
  let figures: CountedFigures | undefined
  const early: ((figures: CountedFigures) => void)[] = []
  const load = loadedOnce(async () => {
    const { createPrometheusFigures } = await import('./prometheus-figures.ts')
    const loaded = createPrometheusFigures()
    figures = loaded
    for (const count of early.splice(0)) count(loaded)
    return loaded
  })
  /** A start serves its first pages without what counts them. */
  const counted =
    <Verb extends keyof CountedFigures>(verb: Verb) =>
    (...parameters: Parameters<CountedFigures[Verb]>): void => {
      const count = (figures: CountedFigures) => (figures[verb] as (...parameters: Parameters<CountedFigures[Verb]>) => void)(...parameters)
      if (figures) count(figures)
      else early.push(count)
    }
  const contentError = counted('contentError')
  let text = async () => (await load()).text()
  return {
    text: () => text(),
    contentType,
    recentContentErrors,
    load,
    async shareAcross({ metrics, onFiguresAsked }) {
      text = metrics
      const { data } = await load()
      onFiguresAsked(data)
    },
    request: counted('request'),
    render: counted('render'),
    contentError(error) {
      recentContentErrors.note(error)
      contentError(error)
    },
    blocks: counted('blocks'),
    contentRead: counted('contentRead'),
    pageCache: counted('pageCache'),
    renderQueue: counted('renderQueue'),
    browserError: counted('browserError'),
  }
}
