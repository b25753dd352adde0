import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FAULTS, type FaultProxy, OTHER_FAULTS, startFaultProxy } from './fault-proxy';
import { withWrongTypes } from './faults';
import { type Listening, listen } from './listen';

const ANSWER = { code: 200, message: 'OK', orderId: 7, orderItems: [{ productCode: 'A', quantity: 1 }] };
const seen: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
let backend: Listening;
let proxy: FaultProxy;

beforeAll(async () => {
  backend = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(201, { 'content-type': 'application/ld+json' }).end(JSON.stringify(ANSWER));
    }),
  );
});
afterAll(() => backend.stop());
afterEach(async () => {
  seen.length = 0;
  await proxy.stop();
});

const order = (path = '/create-order', signal = AbortSignal.timeout(5_000)) =>
  fetch(`${proxy.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', refresh_token: 'Bearer r' },
    body: '{"a":1}',
    signal,
  });

/** What a client makes of it, in one line. */
async function outcome(patience = 10_000): Promise<string> {
  try {
    const response = await order('/create-order', AbortSignal.timeout(patience));
    const text = await response.text();
    let kind = 'JSON';
    try {
      JSON.parse(text);
    } catch {
      kind = text === '' ? 'empty' : 'no JSON';
    }
    return `${response.status} ${text.length > 1e7 ? 'huge ' : ''}${kind}`;
  } catch (error) {
    return error instanceof DOMException ? error.name : 'broken';
  }
}

const OUTCOMES = {
  refused: 'broken',
  reset: 'broken',
  'time-out': 'TimeoutError',
  '500-json': '500 JSON',
  '503-html': '503 no JSON',
  '429-json': '429 JSON',
  '401-json': '401 JSON',
  '200-html': '200 no JSON',
  'truncated-json': '200 no JSON',
  'wrong-types': '200 JSON',
  'empty-200': '200 empty',
  '10-mb': '200 huge JSON',
  delay: 'TimeoutError',
  '404-json': '404 JSON',
  'empty-object': '200 JSON',
  '503-json': '503 JSON',
};

it.each([...FAULTS, ...OTHER_FAULTS])(
  'answers with %s before or after the backend has done its work',
  async (fault) => {
    // Only what is a silence is not waited for.
    const patience = OUTCOMES[fault] === 'TimeoutError' ? 300 : 10_000;
    proxy = await startFaultProxy(backend.url);
    proxy.inject({ path: 'create-order', fault, when: 'before' });
    expect(await outcome(patience)).toBe(OUTCOMES[fault]);
    expect(seen).toHaveLength(0);
    proxy.inject({ path: 'create-order', fault, when: 'after' });
    expect(await outcome(patience)).toBe(OUTCOMES[fault]);
    expect(seen).toHaveLength(1);
    expect(await outcome()).toBe('201 JSON');
  },
);

it('passes everything else on as it is, underscores in header names included', async () => {
  proxy = await startFaultProxy(backend.url);
  const response = await order('/sylius/x?items[1][id]=58&a=b%20c');
  expect([response.status, await response.json()]).toEqual([201, ANSWER]);
  expect(response.headers.get('content-type')).toBe('application/ld+json');
  expect(seen).toMatchObject([
    { url: '/sylius/x?items[1][id]=58&a=b%20c', body: '{"a":1}', headers: { refresh_token: 'Bearer r' } },
  ]);
});

it('spoils the requests that it was told to, and remembers what became of each', async () => {
  proxy = await startFaultProxy(backend.url);
  proxy.inject({ path: 'create-order', fault: '500-json', when: 'after', nth: 2, times: 2 });
  const statuses = [];
  for (const path of ['/create-order', '/create-order', '/other', '/create-order', '/create-order']) {
    statuses.push((await order(path)).status);
  }
  expect(statuses).toEqual([201, 500, 201, 500, 201]);
  expect(proxy.calls('create-order').map(({ fault, status }) => [fault, status])).toEqual([
    [null, 201],
    ['500-json', 201],
    ['500-json', 201],
    [null, 201],
  ]);
  proxy.inject({ path: 'create-order', fault: '500-json', when: 'before' });
  proxy.clear();
  expect((await order()).status).toBe(201);
});

it('comes late by as much as it was told, with the real answer', async () => {
  proxy = await startFaultProxy(backend.url);
  proxy.inject({ path: 'create-order', fault: 'delay', when: 'after', delayMs: 20 });
  expect((await order()).status).toBe(201);
});

it('stops while somebody still waits for an answer', async () => {
  proxy = await startFaultProxy(backend.url);
  proxy.inject({ path: 'create-order', fault: 'time-out', when: 'after' });
  const waiting = order().then(
    () => 'answered',
    () => 'broken',
  );
  await expect.poll(() => seen.length).toBe(1);
  await proxy.stop();
  expect(await waiting).toBe('broken');
});

it('mixes up the types of an answer', () => {
  expect(withWrongTypes(ANSWER)).toEqual({ code: '200', message: 2, orderId: '7', orderItems: { '0': [1, '1'] } });
});
