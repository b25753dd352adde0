import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { eventCounts } from './counts';
import type { Counts, Operations } from './report';

type Metrics = Pick<Operations, 'sendCounts' | 'sendEvent'> & { readonly flush: () => Promise<void> };

/**
 * Exports counters and gauges once a minute to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, whose other OTEL_EXPORTER_* variables the
 * exporter reads. Sums are those since the start, so an export that fails loses nothing. Import only when that variable is set.
 */
export function startMetrics(): Metrics {
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'storefront' }),
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
  });
  const meter = provider.getMeter('shop');
  const count = (name: string, by: number) => meter.createCounter(name).add(by);

  function sendCounts(name: string, counts: Counts): void {
    for (const [key, value] of Object.entries(counts)) {
      if (typeof value === 'number') meter.createGauge(`${name}.${key}`).record(value);
      else sendCounts(`${name}.${key}`, value);
    }
  }

  // From zero, so that an alarm has a series before the first event.
  count('webhook.refused', 0);
  const { orders, identity } = eventCounts(Date.now());
  for (const [group, counts] of Object.entries({ orders, identity })) {
    for (const key of Object.keys(counts ?? {}))
      if (key !== 'refused' && key !== 'placedSecondsAgo') count(`${group}.${key}`, 0);
  }
  return { sendCounts, sendEvent: (name) => count(name, 1), flush: () => provider.forceFlush() };
}
