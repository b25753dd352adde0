import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { log } from '@/lib/reporting/log';
import { POST } from './route';

const SITE = 'http://localhost:3000';
const measures = [{ name: 'LCP', value: 1234.5, rating: 'good' }];

vi.mock('@/lib/config/features', () => ({ features: { webVitals: true } }));
vi.mock('@/lib/reporting/log', () => ({ log: vi.fn() }));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => {} }) }));

beforeEach(() => setTestEnvironment());
afterEach(() => void vi.mocked(log).mockClear());

async function send(body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: SITE, 'x-forwarded-for': '203.0.113.1' };
  const request = new Request(`${SITE}/api/vitals`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await POST(request)).status;
}

it('logs each web vital with the path and nothing about the visitor', async () => {
  expect(await send({ path: '/kopa-guld', measures: [...measures, { ...measures[0], name: 'CLS' }] })).toBe(200);
  const lines = ['LCP', 'CLS'].map((name) => ({ path: '/kopa-guld', name, value: 1234.5, rating: 'good' }));
  expect(vi.mocked(log).mock.calls).toEqual(lines.map((line) => ['info', 'web-vital', line]));
});

it.each<[string, unknown]>([
  ['an address with a query', { path: '/sok?searchTerm=kund@example.com', measures }],
  ['too many measures', { path: '/', measures: Array(11).fill(measures[0]) }],
  ['an unknown measure', { path: '/', measures: [{ ...measures[0], name: 'password' }] }],
  ['an additional field', { path: '/', measures, email: 'kund@example.com' }],
])('web vitals with %s are rejected', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect(log).not.toHaveBeenCalled();
});
