import type { Attributes, Span, SpanContext } from '@opentelemetry/api'

/** Of a request that came, or of a piece of code. */
export type SpanOf = 'request' | 'code'

/** How spans are made where they are told to somebody. */
export interface RecordedSpans {
  inSpan<Result>(name: string, attributes: Attributes, work: (span: Span) => Result, kind: SpanOf): Result
  currentSpan(): SpanContext | undefined
  asPartOf<Result>(parent: SpanContext, work: () => Result): Result
}

/** Absent while nobody is told: then a span is the work in it, and nothing of the API is loaded. */
let recorded: RecordedSpans | undefined

export function recordSpans(spans: RecordedSpans): void {
  recorded = spans
}

/**
 * Does a piece of work as a span of the trace it is part of. Attributes must not hold secrets: no whole address, no header. Of an
 * error the name alone is told, for its message may quote one. `span` is absent where nothing is traced.
 */
export function inSpan<Result>(name: string, attributes: Attributes, work: (span?: Span) => Result, kind: SpanOf = 'code'): Result {
  return recorded ? recorded.inSpan(name, attributes, work, kind) : work()
}

/** Where the work of this moment stands in its trace, as plain data; `undefined` when nothing is traced. */
export const currentSpan = (): SpanContext | undefined => recorded?.currentSpan()

/** Does work of another thread as a part of the trace that it was asked for in. */
export const asPartOf = <Result>(parent: SpanContext | undefined, work: () => Result): Result =>
  parent && recorded ? recorded.asPartOf(parent, work) : work()
