/** What the shop's metrics say, as a person wants to know it. Numbers since the start; of all processes, where there are several. */
export interface Figures {
  cache: Record<'hit' | 'miss' | 'stored' | 'drop' | 'last-good' | 'late', number>
  renders: Timing
  waiting: number
  /** The static blocks that took longest on average first. */
  blocks: (Timing & { component: string })[]
  /** The slowest on average first. */
  reads: (Timing & { what: string })[]
  /** Answers to shoppers with a status of 500 or above. */
  serverErrors: number
  requests: number
  memoryBytes: number
}

export interface Timing {
  times: number
  /** On average, in milliseconds. */
  ms: number
}

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Reads the text that Prometheus reads (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export function readFigures(text: string): Figures {
  const samples = text.split('\n').flatMap(readSample)
  const sum = (name: string, matches: (labels: Sample['labels']) => boolean = () => true) =>
    samples.reduce((total, sample) => (sample.name === name && matches(sample.labels) ? total + sample.value : total), 0)
  const timing = (name: string, matches?: (labels: Sample['labels']) => boolean): Timing => {
    const times = sum(`${name}_count`, matches)
    return { times, ms: times === 0 ? 0 : (sum(`${name}_sum`, matches) / times) * 1000 }
  }
  const valuesOf = (name: string, label: string) => [
    ...new Set(samples.flatMap((sample) => (sample.name === `${name}_count` ? (sample.labels[label] ?? []) : []))),
  ]
  const cached = (result: string) => sum('anlass_page_cache_total', (labels) => labels.result === result)

  return {
    cache: {
      hit: cached('hit'),
      miss: cached('miss'),
      stored: cached('stored'),
      drop: cached('drop'),
      'last-good': cached('last-good'),
      late: cached('late'),
    },
    renders: timing('anlass_render_seconds'),
    waiting: sum('anlass_render_queue'),
    blocks: valuesOf('anlass_block_render_seconds', 'component')
      .map((component) => ({ component, ...timing('anlass_block_render_seconds', (labels) => labels.component === component) }))
      .sort((a, b) => b.ms - a.ms),
    reads: valuesOf('anlass_content_read_seconds', 'what')
      .map((what) => ({ what, ...timing('anlass_content_read_seconds', (labels) => labels.what === what) }))
      .sort((a, b) => b.ms - a.ms),
    serverErrors: sum('anlass_request_seconds_count', ({ origin, status }) => origin === 'shop' && Number(status) >= 500),
    requests: sum('anlass_request_seconds_count', ({ origin }) => origin === 'shop'),
    memoryBytes: sum('process_resident_memory_bytes'),
  }
}

function readSample(line: string): Sample[] {
  const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line) ?? []
  if (name === undefined || Number.isNaN(Number(value))) return []
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', written = '']) => [key, written])
  return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
}
