import { expect, it } from 'vitest';
import { perGramText, perKiloText, summaryOf } from './price-text';

it('summarises the price in two sentences that follow the figures', () => {
  const changed = new Date('2026-11-24T10:05:00Z');
  const then = (since: 'closing' | 'year', price: number) => ({ since, price, at: 0 });
  expect(summaryOf('gold', 41_287, changed, [then('closing', 4_100_000), then('year', 4_300_000)])).toBe(
    'Guldet kostar 41\u00a0287\u00a0SEK/oz, alltså 1\u00a0327,41\u00a0SEK/g, sedan kl.\u00a011.05. Det är 0,7\u00a0% mer än vid föregående stängning och 4,0\u00a0% mindre än för ett år sedan.',
  );
  expect(summaryOf('silver', 520, changed, [then('closing', 52_000)])).toContain(
    'lika mycket som vid föregående stängning.',
  );
  expect(summaryOf('silver', 520, changed, [then('closing', 51_980)])).toContain(
    'Det är ungefär lika mycket som vid föregående stängning.',
  );
  expect(summaryOf('silver', 520, changed, [])).toBe(
    'Silvret kostar 520,00\u00a0SEK/oz, alltså 16,72\u00a0SEK/g, sedan kl.\u00a011.05.',
  );
});

it('counts a kilo as a thousand grams', () => {
  expect(perGramText(41_287)).toBe('1\u00a0327,41\u00a0SEK/g');
  expect(perKiloText(41_287)).toBe('1\u00a0327\u00a0408\u00a0SEK/kg');
});
