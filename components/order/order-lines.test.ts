import { expect, it } from 'vitest';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { lineVat } from './order-lines';

const gold = { metal: 'gold', isInvestmentGold: true, quantity: 3, total: ore(125_000), vat: ore(0) } as const;
const noVat: Ore | null = null;

it.each([
  ['investment gold', gold, 'Momsfritt investeringsguld'],
  ['gold with VAT', { ...gold, isInvestmentGold: false, vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['gold of an unsure class without VAT', { ...gold, isInvestmentGold: false }, 'inkl. eventuell moms'],
  ['silver', { ...gold, metal: 'silver', vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['silver under the margin scheme', { ...gold, metal: 'silver' }, 'inkl. eventuell moms'],
  ['a product whose VAT is not known', { ...gold, vat: noVat }, 'Moms okänd'],
  ['a VAT at no rate', { ...gold, vat: ore(8_000) }, 'Moms okänd'],
  ['a VAT above the sum', { ...gold, vat: ore(200_000) }, 'Moms okänd'],
  [
    'a VAT that is rounded in each of three pieces',
    { ...gold, total: ore(126), vat: ore(27) },
    'Varav moms 0,27\u00a0SEK (25\u00a0%)',
  ],
  ['a line whose sum is not known', { ...gold, total: noVat }, ''],
] as const)('the VAT of %s', (_, line, text) => {
  expect(lineVat(line)).toBe(text);
});
