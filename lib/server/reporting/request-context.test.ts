import { createServer, request as open } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { currentRequestId, inRequestContext, requestId } from './request-context';

const options = { trustProxy: true, logRequests: true };
let seenByBackend: (string | string[] | undefined)[] = [];
let seenByLog: (string | undefined)[] = [];

/** Responds like a page: after a pause, with the backend's response. */
const shop = await listen(
  createServer((request, response) =>
    inRequestContext(request, response, options, async () => {
      if (request.url?.endsWith('missing.png')) response.statusCode = 404;
      if (request.url === '/stalls') return void response.write('a');
      await sleep(2);
      seenByLog.push(currentRequestId());
      await commerceRequest({ path: 'sylius/commerz/get-rates' });
      response.end('page');
    }),
  ),
);
const backend = await listen(
  createServer((request, response) => {
    seenByBackend.push(request.headers['x-request-id']);
    response.setHeader('content-type', 'application/json').end('{}');
  }),
);
const site = shop.url;
setTestEnvironment(backend.url);

afterEach(() => {
  seenByBackend = [];
  seenByLog = [];
  vi.restoreAllMocks();
});
afterAll(() => Promise.all([shop.stop(), backend.stop()]));

describe('a request', () => {
  it('has a unique id that the response, the log and every backend request carry', async () => {
    const responses = await Promise.all([fetch(site), fetch(site), fetch(site)]);
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    expect(seenByBackend.toSorted()).toEqual(ids.toSorted());
    expect(seenByLog.toSorted()).toEqual(ids.toSorted());
  });

  it('keeps a valid id from our proxy, and replaces others', async () => {
    await fetch(site, { headers: { 'x-request-id': 'proxy-0123456789' } });
    expect(seenByBackend).toEqual(['proxy-0123456789']);
    const response = await fetch(site, { headers: { 'x-request-id': 'a "forged" line' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('writes one log line without the query, and none for probes', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    for (const path of ['/api/health', '/api/ready', '/_next/a.js', '/images/a.png', '/sylius/media/a.png'])
      await fetch(`${site}${path}`);
    const { headers } = await fetch(`${site}/get-bank-id-session?grandidsession=secret`);
    const lines = () => written.map((line) => JSON.parse(line)).filter(({ message }) => message === 'request');
    await expect.poll(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        path: '/get-bank-id-session',
        status: 200,
        requestId: headers.get('x-request-id'),
      }),
    ]);
    expect(written.join('')).not.toContain('secret');
    await fetch(`${site}/images/missing.png`);
    await expect.poll(lines).toContainEqual(expect.objectContaining({ path: '/images/missing.png', status: 404 }));
    expect(lines()[0].ms).toBeLessThan(60_000);
    expect(lines()[0]).not.toHaveProperty('aborted');
  });

  it('that the client ends early is logged as aborted', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const client = open(`${site}/stalls`, (response) => void response.once('data', () => client.destroy()));
    client.on('error', () => undefined).end();
    const lines = () => written.map((line) => JSON.parse(line)).filter(({ message }) => message === 'request');
    await expect.poll(lines).toEqual([expect.objectContaining({ path: '/stalls', aborted: true })]);
  });

  it('without a trusted proxy has an id of our own, and is not logged if not wanted', async () => {
    Object.assign(options, { trustProxy: false, logRequests: false });
    onTestFinished(() => void Object.assign(options, { trustProxy: true, logRequests: true }));
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { headers } = await fetch(site, { headers: { 'x-request-id': 'proxy-0123456789' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await sleep(5);
    expect(write.mock.calls.join('')).not.toContain('"request"');
  });

  it('is over: work outside has a new id for the backend, and none for the log', () => {
    expect(requestId()).not.toBe(requestId());
    expect(currentRequestId()).toBeUndefined();
  });
});
