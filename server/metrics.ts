import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheResult } from './pages/page-cache.ts'

export interface Metrics {
  /** What Prometheus reads. */
  text(): Promise<string>
  contentType: string
  request(origin: 'shop' | 'studio', method: string, status: number, seconds: number): void
  render(seconds: number): void
  contentError(type: string): void
  pageCache(result: CacheResult): void
  /** How many pages wait for their turn to be made. */
  renderQueue(waiting: number): void
  /** Where several processes serve: lets the first of them collect these figures, and shows those of all. */
  shareAcross(allMetrics: () => Promise<string>): void
}

/** The figures of making pages, which may happen in another thread. */
export const renderFigures = ['render', 'contentError'] as const
export type RenderFigures = Pick<Metrics, (typeof renderFigures)[number]>

/** The figures of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'anlass_process', help: 'The processes that serve.', labelNames: ['pid'], registers: [registry] })
    .labels(String(process.pid))
    .set(1)
  const requests = new Histogram({
    name: 'anlass_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['origin', 'method', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  // Finding a figure by its labels costs more than counting; there are few of them.
  const known = new Map<string, ReturnType<typeof requests.labels>>()
  const requestsOf = (origin: string, method: string, status: number) => {
    const name = `${origin} ${method} ${status}`
    const found = known.get(name) ?? requests.labels(origin, method, String(status))
    known.set(name, found)
    return found
  }
  const renders = new Histogram({
    name: 'anlass_render_seconds',
    help: 'Time to make a page from its stories.',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
    registers: [registry],
  })
  const renderQueue = new Gauge({
    name: 'anlass_render_queue',
    help: 'Pages that wait for their turn to be made.',
    registers: [registry],
  })
  const contentErrors = new Counter({
    name: 'anlass_content_errors_total',
    help: 'Pages that could not be drawn because of their content.',
    labelNames: ['type'],
    registers: [registry],
  })
  const cacheResults = new Counter({
    name: 'anlass_page_cache_total',
    help: 'Pages found in the cache, found on disk, made because they were not there, dropped because something they read changed, sent as the last good page, and not made in time.',
    labelNames: ['result'],
    registers: [registry],
  })
  let text = () => registry.metrics()
  return {
    text: () => text(),
    shareAcross(allMetrics) {
      // It answers the first process from now on.
      new AggregatorRegistry()
      AggregatorRegistry.setRegistries([registry])
      text = allMetrics
    },
    contentType: registry.contentType,
    request: (origin, method, status, seconds) => requestsOf(origin, method, status).observe(seconds),
    render: (seconds) => renders.observe(seconds),
    contentError: (type) => contentErrors.inc({ type }),
    renderQueue: (waiting) => renderQueue.set(waiting),
    pageCache: (result) => cacheResults.inc({ result }),
  }
}
