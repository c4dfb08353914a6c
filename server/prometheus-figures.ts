import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheResult, CountedFigures } from './counted-figures.ts'
import { RequestTimes } from './requests/request-times.ts'

export interface PrometheusFigures extends CountedFigures {
  /** What Prometheus reads. */
  text(): Promise<string>
  /** The same as data, which the first of several processes puts together. */
  data(): Promise<object[]>
}

/** Counts with Prometheus' client, which takes longer to load than a page that was made before takes to be served. */
export function createPrometheusFigures(): PrometheusFigures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'anlass_process', help: 'The processes that serve.', labelNames: ['pid'], registers: [registry] })
    .labels(String(process.pid))
    .set(1)
  const requests = new RequestTimes(registry)
  const renders = new Histogram({
    name: 'anlass_render_seconds',
    help: 'Time to make a page from its stories.',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
    registers: [registry],
  })
  const renderQueue = new Gauge({
    name: 'anlass_render_queue',
    help: 'Calls that wait for their turn in the thread that makes pages: pages, screens of addresses without a page, what editors wait for.',
    labelNames: ['lane'],
    registers: [registry],
  })
  const blocks = new Histogram({
    name: 'anlass_block_render_seconds',
    help: 'Time to draw a static block, without the blocks in it.',
    labelNames: ['component'],
    buckets: [0.00003, 0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1],
    registers: [registry],
  })
  // Finding a figure by its label costs more than counting.
  const blocksOf = new Map<string, { observe(seconds: number): void }>()
  const contentReads = new Histogram({
    name: 'anlass_content_read_seconds',
    help: 'Time for an answer of the content service, by what was asked.',
    labelNames: ['what'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const contentErrors = new Counter({
    name: 'anlass_content_errors_total',
    help: 'Pages that could not be drawn because of their content.',
    labelNames: ['type'],
    registers: [registry],
  })
  const browserErrors = new Counter({
    name: 'anlass_browser_errors_total',
    help: 'Errors that visitors’ browsers have told of.',
    registers: [registry],
  })
  // Every page from the cache is counted: a plain number, until somebody wants to know it.
  const newResults = new Map<CacheResult, number>()
  new Counter({
    name: 'anlass_page_cache_total',
    help: 'Pages found in the cache, found on disk, made because they were not there, dropped because something they read changed, sent as the last good page, and not made in time.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      for (const [result, count] of newResults) this.inc({ result }, count)
      newResults.clear()
    },
  })
  return {
    text: () => registry.metrics(),
    data: () => registry.getMetricsAsJSON(),
    request: (origin, method, status, seconds) => requests.note(origin, method, status, seconds),
    render: (seconds) => renders.observe(seconds),
    contentError: ({ type }) => contentErrors.inc({ type }),
    blocks(times) {
      for (const [component, seconds] of times) {
        const block = blocksOf.get(component) ?? blocks.labels(component)
        blocksOf.set(component, block)
        block.observe(seconds)
      }
    },
    contentRead: (what, seconds) => contentReads.labels(what).observe(seconds),
    browserError: () => browserErrors.inc(),
    renderQueue: (lane, waiting) => renderQueue.set({ lane }, waiting),
    pageCache: (result) => newResults.set(result, (newResults.get(result) ?? 0) + 1),
  }
}
