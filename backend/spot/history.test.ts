import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

const NOW = '2026-11-25T10:07:00Z';

function backendOf(seed: number) {
  const app = createTestApp({ seed });
  app.clock.set(new Date(NOW));
  return app;
}

const backend = backendOf(1);

const history = (query: string, app = backend) => app.json(`/sylius/commerz/get-rates-history?${query}`);

async function readings(query: string, app = backend) {
  const body = await history(query, app);
  return body['hydra:member'] as unknown as readonly { time: string; rate: number }[];
}

it('is a plausible year of the seed, up to the current price, with closed markets at weekends', async () => {
  const year = await readings('currency=XAU&from=2025-11-25');
  expect(year).toEqual(await readings('currency=XAU&from=2025-11-25', backendOf(1)));
  expect(year).not.toEqual(await readings('currency=XAU&from=2025-11-25', backendOf(2)));
  expect(year[0]?.time).toBe('2025-11-25T00:05:00.000Z');
  expect(year.at(-1)?.time).toBe('2026-11-25T10:05:00.000Z');
  expect(year.map(({ time }) => time)).toEqual(year.map(({ time }) => time).toSorted());
  const rates = year.map(({ rate }) => rate);
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.5);
  const on = (days: readonly number[]) => year.filter(({ time }) => days.includes(new Date(time).getUTCDay()));
  // 52 weekends, each with a single price.
  expect(new Set(on([6, 0]).map(({ rate }) => rate)).size).toBeLessThanOrEqual(52);
  expect(new Set(on([1, 2, 3, 4, 5]).map(({ rate }) => rate)).size).toBeGreaterThan(5_000);
});

it('is marked as a demonstration, goes back 380 days at most, and has no other currency or date', async () => {
  expect((await history('currency=XAG&from=2026-11-25')).demonstration).toBe(true);
  const [first] = await readings('currency=XAG&from=1900-01-01');
  expect(Date.parse(NOW) - Date.parse(first?.time ?? '')).toBeLessThanOrEqual(380 * 86_400_000 + 600_000);
  expect(await readings('currency=XAG&from=2027-01-01')).toEqual([]);
  for (const query of ['currency=USD&from=2026-01-01', 'currency=XAU&from=yesterday', 'from=2026-01-01', ''])
    expect(await history(query)).toMatchObject({ code: 400 });
});
