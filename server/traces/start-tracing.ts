import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { recordSpans } from './span.ts'

/**
 * Sends spans to an OpenTelemetry collector, over HTTP as JSON. Without a setting nothing is loaded, and spans are nothing. The SDK
 * reads its other settings itself, like OTEL_EXPORTER_OTLP_HEADERS
 * (https://opentelemetry.io/docs/specs/otel/protocol/exporter/). Answers what sends the last spans and ends it.
 */
export async function startTracing({ tracing }: Pick<Settings, 'tracing'>, log: Logger): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const [
    { context, diag, trace },
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BatchSpanProcessor, TracerProvider },
    { recordedSpans },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('./recorded-spans.ts'),
  ])
  const report = (message: string) => log.warn({ reason: message }, 'traces could not be sent: see OTEL_EXPORTER_OTLP_ENDPOINT')
  const quiet = () => {}
  diag.setLogger({ error: report, warn: report, info: quiet, debug: quiet, verbose: quiet })
  const exporter = new OTLPTraceExporter({ url: `${tracing.endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': tracing.service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  recordSpans(recordedSpans)
  return () => provider.shutdown()
}
