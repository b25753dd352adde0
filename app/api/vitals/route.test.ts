import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';

const SITE = 'http://localhost:3000';
const measures = [{ name: 'LCP', value: 1234.5, rating: 'good' }];
const lines: Record<string, unknown>[] = [];

vi.mock('@/lib/config/features', () => ({ features: { webVitals: true } }));
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => {} }) }));

beforeEach(() => {
  setTestEnvironment();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).startsWith('{')) lines.push(JSON.parse(String(text)));
    return true;
  });
});
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

async function send(body: unknown): Promise<number> {
  const { POST } = await import('./route');
  const headers = { 'content-type': 'application/json', origin: SITE, 'x-forwarded-for': '203.0.113.1' };
  const request = new Request(`${SITE}/api/vitals`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await POST(request)).status;
}

describe('web vitals', () => {
  it('writes one log line per measure, with the path and nothing about the visitor', async () => {
    expect(await send({ path: '/kopa-guld', measures: [...measures, { ...measures[0], name: 'CLS' }] })).toBe(200);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ message: 'web-vital', path: '/kopa-guld', name: 'LCP', value: 1234.5 });
    expect(JSON.stringify(lines)).not.toContain('203.0.113.1');
  });

  it.each<[string, unknown]>([
    ['an address with a query', { path: '/sok?searchTerm=kund@example.com', measures }],
    ['too many measures', { path: '/', measures: Array(11).fill(measures[0]) }],
    ['an unknown measure', { path: '/', measures: [{ ...measures[0], name: 'password' }] }],
    ['an additional field', { path: '/', measures, email: 'kund@example.com' }],
    ['more than 16 KB', { path: '/', measures, more: 'x'.repeat(17_000) }],
  ])('are rejected with %s', async (_, body) => {
    expect(await send(body)).toBeGreaterThanOrEqual(400);
    expect(lines).toEqual([]);
  });
});
