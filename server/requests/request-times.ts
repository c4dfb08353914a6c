import { Histogram, type Registry } from 'prom-client'

export type Origin = 'shop' | 'studio'

const name = 'anlass_request_seconds'
const help = 'Time from a request to the end of its answer.'
/** Upper limits, in seconds. */
const limits = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]

interface Series {
  origin: Origin
  method: string
  status: number
  /** How many took at most as long as each limit and longer than the one before; the last: longer than all. */
  counts: number[]
  seconds: number
}

/**
 * Time from a request to the end of its answer. Counts in plain numbers: prom-client's own `observe` finds its figure by a
 * text made of all labels and costs a sixth of a page from the cache.
 */
export class RequestTimes extends Histogram<string> {
  readonly #series: Series[] = []

  constructor(registry: Registry) {
    super({ name, help, registers: [registry] })
  }

  note(origin: Origin, method: string, status: number, seconds: number): void {
    const series = this.#find(origin, method, status)
    let at = 0
    while (seconds > (limits[at] ?? Number.POSITIVE_INFINITY)) at++
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.seconds += seconds
  }

  /** There are few: a look at each is the fastest. */
  #find(origin: Origin, method: string, status: number): Series {
    for (const each of this.#series) if (each.status === status && each.method === method && each.origin === origin) return each
    const series = { origin, method, status, counts: Array(limits.length + 1).fill(0), seconds: 0 }
    this.#series.push(series)
    return series
  }

  /** What prom-client writes the text of, and its own `get` takes over for other processes. */
  getForPromString() {
    return { name, help, type: 'histogram', aggregator: 'sum', values: this.#series.flatMap((series) => this.#valuesOf(series)) }
  }

  #valuesOf({ origin, method, status, counts, seconds }: Series) {
    const sharedLabels = { origin, method, status: String(status) }
    let upTo = 0
    const buckets = [...limits, '+Inf'].map((le, index) => {
      upTo += counts[index] ?? 0
      return { metricName: `${name}_bucket`, labels: { le }, sharedLabels, value: upTo }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: seconds },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: upTo },
    ]
  }
}
