import { createServer } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { countIdentity, countOrder, countRefusal } from './counts';
import { operate } from './operate';
import { measure } from './report';

const received: { readonly path: string; readonly body: string }[] = [];
let status: 200 | 500 | 'silent' = 200;
const collector = await listen(
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
    if (status === 'silent') return;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }),
);
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
setTestEnvironment(undefined, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
const flush = await operate();
afterAll(collector.stop);

interface Metric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly { readonly asDouble: number }[] };
  readonly gauge?: { readonly dataPoints: readonly { readonly asDouble: number }[] };
}

/** The values of the newest export, by name. */
async function exported(): Promise<Record<string, number | undefined>> {
  received.length = 0;
  await flush();
  const { body } = received.findLast(({ path }) => path === '/v1/metrics') ?? { body: '{"resourceMetrics":[]}' };
  const metrics: Metric[] = JSON.parse(body).resourceMetrics.flatMap(
    (resource: { scopeMetrics: { metrics: Metric[] }[] }) => resource.scopeMetrics.flatMap(({ metrics }) => metrics),
  );
  return Object.fromEntries(metrics.map(({ name, sum, gauge }) => [name, (sum ?? gauge)?.dataPoints[0]?.asDouble]));
}

it('exports the counters of orders and identifications, from zero, and the gauges of a load', async () => {
  expect(await exported()).toMatchObject({ 'orders.begun': 0, 'orders.doubt': 0, 'identity.started': 0 });
  countOrder('begun');
  countRefusal('NO_PRICE');
  countIdentity('started');
  measure('catalogue.load', { placed: 231, dropped: { unreadable: 2 } });
  expect(await exported()).toMatchObject({
    'orders.begun': 1,
    'orders.refused.NO_PRICE': 1,
    'identity.started': 1,
    'catalogue.load.placed': 231,
    'catalogue.load.dropped.unreadable': 2,
  });
});

it.each([500, 'silent'] as const)('loses no count to a collector that is %s', async (how) => {
  const paid = (await exported())['orders.paid'] ?? 0;
  status = how;
  countOrder('paid');
  await exported();
  status = 200;
  expect(await exported()).toMatchObject({ 'orders.paid': paid + 1 });
});
