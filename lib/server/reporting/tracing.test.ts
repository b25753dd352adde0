import { InMemorySpanExporter, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { RedactingProcessor } from './tracing';

it('redacts identification sessions and customer data in spans', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new RedactingProcessor(exporter)] });
  const address = 'http://backend/sylius/commerz/get-bankid-session?grandidsession=00000000-1111';
  const span = provider.getTracer('test').startSpan(`fetch GET ${address}`, { attributes: { 'http.url': address } });
  span.addEvent('exception', { 'exception.message': 'nothing for kund@example.com' });
  span.setStatus({ code: 2, message: '19121212-1212 is unknown' });
  span.end();
  await provider.forceFlush();
  const [sent] = exporter.getFinishedSpans();
  expect(sent?.attributes['http.url']).toContain('http://backend/sylius/commerz/get-bankid-session');
  const { name, attributes, events, status } = sent ?? {};
  expect(JSON.stringify([name, attributes, events, status])).not.toMatch(/00000000-1111|kund@|1212-1212/);
});
