import { expect, it } from 'vitest';
import { priceHolds } from './price-holds';

const until = new Date('2026-11-21T08:55:00Z');
const plain = (left: number | null) => priceHolds(until, left).text.replaceAll('\u00a0', ' ');

it('says until when the sum holds, counts the last two minutes down, and announces them once', () => {
  expect(plain(null)).toMatch(/^Summan gäller till kl. 09.55. Priset låses när du beställer/);
  expect(plain(121)).toMatch(/^Summan gäller till kl. 09.55./);
  expect(plain(120)).toMatch(/^Nytt pris om 2 min 0 s, kl. 09.55. Priset låses när du beställer/);
  expect(plain(40)).toMatch(/^Nytt pris om 40 sekunder, kl. 09.55./);
  expect(plain(1)).toMatch(/^Nytt pris om 1 sekund,/);
  expect(plain(0)).toBe('Nya priser hämtas. Ändras summan får du se det innan du beställer.');
  const announced = new Set([120, 90, 40, 1].map((left) => priceHolds(until, left).announced));
  expect([...announced]).toHaveLength(1);
  expect(priceHolds(until, 121).announced).toBeNull();
});
