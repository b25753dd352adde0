import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BagDates } from './bag-dates';

const text = (today: string, days: Parameters<typeof BagDates>[0]['days']) =>
  renderToStaticMarkup(<BagDates days={days} today={today} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

it('names the days on which a bag is priced and paid, over Christmas too', () => {
  expect(text('2026-11-28', { toPrice: 2, toMoney: 1 })).toBe(
    'Kommer påsen fram måndagen den 30 november får du vårt pris senast onsdagen den 2 december. Säger du ja samma dag är pengarna på ditt konto senast torsdagen den 3 december. Räknat i bankdagar.',
  );
  expect(text('2026-12-22', { toPrice: 1, toMoney: 1 })).toContain(
    'onsdagen den 23 december får du vårt pris senast måndagen den 28 december. Säger du ja samma dag är pengarna på ditt konto senast tisdagen den 29 december.',
  );
});

it('promises nothing by default', () => expect(text('2026-11-28', null)).toBe(''));
