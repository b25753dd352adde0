import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventCounts } from '@/lib/server/reporting/counts';
import { type ReportDetails, setReporter } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { startHostedBankId } from '@/lib/server/sylius/resources/identity/identity';
import { watchCalls } from './backend-calls';
import { INTENT, inTurn, proxyScene } from './proxy.fixture';

let lines: Record<string, unknown>[];
let failures: { readonly group: readonly string[]; readonly details: ReportDetails }[];

beforeEach(() => {
  lines = [];
  failures = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0);
  setReporter(() => {}, {
    sendCounts: () => {},
    sendEvent: () => {},
    sendFailure: (group, details) => void failures.push({ group, details }),
  });
});
afterEach(() => {
  setReporter(undefined);
  vi.restoreAllMocks();
});

const http = (status: number, message: string) =>
  new CommerceError('http', message, { status, body: { code: status, message } });
const REFUSED = new CommerceError('network', 'x', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
const SECRETS = 'Customer Annamaria Testersson, 19121212-1212, anna@example.se, eyJhbGciOiJIUzI1NiJ9.e30.x';

describe('create-order', () => {
  it.each([
    ['500', http(500, SECRETS), 'error', 'is in doubt', 'status', 500, '…', 'UNANSWERED'],
    ['dropped', new CommerceError('network', 'x'), 'error', 'is in doubt', 'connection', null, '', 'UNANSWERED'],
    ['refused', REFUSED, 'error', 'is in doubt', 'connection', null, 'ECONNREFUSED', 'UNANSWERED'],
    ['timed out', new CommerceError('timeout', 'x'), 'error', 'is in doubt', 'timeout', null, '', 'UNANSWERED'],
    ['an HTML page', new CommerceError('parse', 'x'), 'error', 'is in doubt', 'unreadable', null, '', 'UNANSWERED'],
    ['200 without an order', {}, 'error', 'is in doubt', 'unreadable', null, '', 'UNANSWERED'],
    [
      'an unknown refusal',
      http(422, 'shipping method not enabled'),
      'error',
      'failed',
      'refused',
      422,
      'shipping method not enabled',
      'DEF',
    ],
    ['a declined payment', http(422, 'CB'), 'warn', 'was refused', 'refused', 422, 'CB', 'CB'],
    ['another price', http(409, 'PRICE'), 'warn', 'was refused', 'refused', 409, 'PRICE', 'PRICES'],
  ] as const)('%s is one line that explains it', async (_, response, level, what, kind, status, reason, outcome) => {
    await proxyScene(inTurn(response)).open().order();
    expect(lines).toEqual([
      expect.objectContaining({
        level,
        message: `a backend call ${what}`,
        call: 'create-order',
        attempt: 1,
        kind,
        status,
        reason,
        outcome,
        ms: expect.any(Number),
        intent: INTENT,
        orderId: null,
      }),
    ]);
    expect(failures.map(({ group }) => group)).toEqual(level === 'error' ? [['create-order', kind]] : []);
    expect(JSON.stringify([lines, failures])).not.toMatch(/Annamaria|1212|anna@|eyJ/);
  });

  it('counts the attempts of an intent, and how orders end', async () => {
    const before = eventCounts(0).orders as Record<string, number>;
    const browser = proxyScene(
      inTurn(http(500, 'x'), http(503, 'x'), { code: 200, orderId: 9, orderItems: [] }),
    ).open();
    for (let attempt = 0; attempt < 3; attempt += 1) await browser.order();
    expect(lines.map(({ attempt }) => attempt)).toEqual([1, 2]);
    const after = eventCounts(Date.now()).orders as Record<string, number>;
    const grown = (name: string) => Number(after[name]) - Number(before[name]);
    expect(['begun', 'placed', 'doubt'].map(grown)).toEqual([3, 1, 2]);
    expect(after.placedSecondsAgo).toBe(0);
  });
});

it('a payment is counted once, however often its page asks', async () => {
  const order = { code: 200, orderId: 9, orderItems: [] };
  const browser = proxyScene(inTurn(order, { code: 202, message: '' }, { code: 200, message: 'PAID' })).open();
  await browser.order();
  const paid = () => (eventCounts(0).orders as Record<string, number>).paid;
  const before = Number(paid());
  for (let call = 0; call < 3; call += 1) await browser.call('get-swish-check-payment?orderId=9');
  expect(paid()).toBe(before + 1);
  expect(lines).toEqual([]);
});

it('a shared read that failed is one line for each shopper who was told', async () => {
  const { open } = proxyScene(async () => {
    throw http(500, 'x');
  });
  await Promise.all([open().call('payment-methods'), open().call('payment-methods')]);
  expect(lines.map(({ call, kind }) => [call, kind])).toEqual([
    ['payment-methods', 'status'],
    ['payment-methods', 'status'],
  ]);
});

it('a sign-in that cannot be started is a line and a failure', async () => {
  const watch = watchCalls('identify', inTurn(http(500, 'x')));
  const error = await startHostedBankId('login', watch.upstream).catch((reason: unknown) => reason);
  watch.log({ refusal: 'UPSTREAM', code: null }, error);
  expect(lines).toMatchObject([{ level: 'error', call: 'start-hosted-grand-id', kind: 'status', status: 500 }]);
  expect(failures).toMatchObject([{ group: ['start-hosted-grand-id', 'status'] }]);
});
