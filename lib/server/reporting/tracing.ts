import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { redact, redactText } from '@/lib/domain/reporting/redact';

/** Redacts a span in place: URLs of backend requests contain identification sessions (domain.md 5.7). */
function redactSpan(span: ReadableSpan): void {
  const inPlace = (attributes: object | undefined) => attributes && Object.assign(attributes, redact(attributes));
  inPlace(span.attributes);
  for (const event of span.events) inPlace(event.attributes);
  const { message } = span.status;
  Object.assign(span, { name: redactText(span.name) });
  if (message !== undefined) Object.assign(span.status, { message: redactText(message) });
}

/** Redacts spans before export. */
export class RedactingProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    redactSpan(span);
    super.onEnd(span);
  }
}

/**
 * Exports Next's spans (routes, renders, fetches) to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The exporter and the
 * sampler read the other OTEL_* variables. Import only when that variable is set.
 */
export function startTracing(): NodeTracerProvider {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'storefront' }),
    spanProcessors: [new RedactingProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return provider;
}
