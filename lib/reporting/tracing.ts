import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * Sends Next's own spans (routes, renders, fetches) to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. The exporter and
 * the sampler read the other OTEL_* variables themselves. Imported only when that variable is set.
 */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'storefront' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined));
}
