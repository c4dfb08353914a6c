import { type Attributes, context, type Span, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('anlass')

/**
 * Does a piece of work as a span of the trace it is part of. Attributes must not hold secrets: no whole address, no header. Of an
 * error the name alone is told, for its message may quote one.
 */
export function inSpan<Result>(name: string, attributes: Attributes, work: (span: Span) => Result, kind = SpanKind.INTERNAL): Result {
  return tracer.startActiveSpan(name, { attributes, kind }, (span) => {
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
}

/** Where the work of this moment stands in its trace, as plain data; `undefined` when nothing is traced. */
export const currentSpan = (): SpanContext | undefined => trace.getSpanContext(context.active())

/** Does work of another thread as a part of the trace that it was asked for in. */
export function asPartOf<Result>(parent: SpanContext | undefined, work: () => Result): Result {
  return parent ? context.with(trace.setSpanContext(context.active(), { ...parent, isRemote: true }), work) : work()
}
