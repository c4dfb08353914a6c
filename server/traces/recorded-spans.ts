import { type Attributes, context, type Span, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

import type { RecordedSpans, SpanOf } from './span.ts'

const kinds = { request: SpanKind.SERVER, code: SpanKind.INTERNAL } satisfies Record<SpanOf, SpanKind>

/** Spans of OpenTelemetry's API. Loaded where traces are sent alone. */
export const recordedSpans: RecordedSpans = {
  inSpan<Result>(name: string, attributes: Attributes, work: (span: Span) => Result, kind: SpanOf): Result {
    return trace.getTracer('anlass').startActiveSpan(name, { attributes, kind: kinds[kind] }, (span) => {
      const fail = (error: unknown): never => {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
        span.end()
        throw error
      }
      try {
        const result = work(span)
        if (!(result instanceof Promise)) {
          span.end()
          return result
        }
        return result.then((answer) => {
          span.end()
          return answer
        }, fail) as Result
      } catch (error) {
        return fail(error)
      }
    })
  },
  currentSpan: (): SpanContext | undefined => trace.getSpanContext(context.active()),
  asPartOf: <Result>(parent: SpanContext, work: () => Result): Result =>
    context.with(trace.setSpanContext(context.active(), { ...parent, isRemote: true }), work),
}
