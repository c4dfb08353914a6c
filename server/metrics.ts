import { madeOnce } from '../runtime/made-once.ts'
import type { ContentRead } from './content/observed-content.ts'
import { createRecentContentErrors } from './recent-content-errors.ts'
import type { Origin } from './requests/request-times.ts'

/** How long a block took to be drawn, without the blocks in it. */
export type BlockTime = [component: string, seconds: number]

/** `stored`: found on disk, where an earlier process or another one left it. `late`: neither made in time nor there before. */
export type CacheResult = 'hit' | 'miss' | 'stored' | 'drop' | 'last-good' | 'late'

/** What is counted. */
export interface Figures {
  request(origin: Origin, method: string, status: number, seconds: number): void
  render(seconds: number): void
  /** A page could not be made, for what stands in a story. */
  contentError(error: { type: string; story: string; message: string }): void
  /** The static blocks of one page. */
  blocks(times: BlockTime[]): void
  /** The content service was asked, because the answer was not known. */
  contentRead(what: ContentRead, seconds: number): void
  pageCache(result: CacheResult): void
  /** How many pages wait for their turn to be made. */
  renderQueue(waiting: number): void
}

export interface Metrics extends Figures {
  /** What Prometheus reads. */
  text(): Promise<string>
  contentType: string
  /** Which stories could not be drawn of late, in this process. */
  recentContentErrors: ReturnType<typeof createRecentContentErrors>
  /** Loads what counts, unless that is done: what came before is counted then. */
  load(): Promise<unknown>
  /** Where several processes serve: lets the first of them collect these figures, and shows those of all. */
  shareAcross(allMetrics: () => Promise<string>): Promise<void>
}

/** The figures of making pages, which may happen in another thread. */
export const renderFigures = ['render', 'contentError', 'blocks', 'contentRead'] as const
export type RenderFigures = Pick<Figures, (typeof renderFigures)[number]>

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** The figures of one process. */
export function createMetrics(): Metrics {
  const recentContentErrors = createRecentContentErrors()
  let figures: Figures | undefined
  const early: ((figures: Figures) => void)[] = []
  const load = madeOnce(async () => {
    const { createPrometheusFigures } = await import('./prometheus-figures.ts')
    const loaded = createPrometheusFigures()
    figures = loaded
    for (const count of early.splice(0)) count(loaded)
    return loaded
  })
  /** A start serves its first pages without what counts them. */
  const counted =
    <Verb extends keyof Figures>(verb: Verb) =>
    (...parameters: Parameters<Figures[Verb]>): void => {
      const count = (figures: Figures) => (figures[verb] as (...parameters: Parameters<Figures[Verb]>) => void)(...parameters)
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
    async shareAcross(allMetrics) {
      text = allMetrics
      const loaded = await load()
      loaded.share()
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
  }
}
