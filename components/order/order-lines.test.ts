import { expect, it } from 'vitest';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { lineVat } from './order-lines';

const gold = { metal: 'gold', isInvestmentGold: true, total: ore(125_000), vat: ore(0) } as const;
const noVat: Ore | null = null;

it.each([
  ['investment gold', gold, 'Momsfritt investeringsguld'],
  ['gold with VAT', { ...gold, isInvestmentGold: false, vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['gold of an unsure class without VAT', { ...gold, isInvestmentGold: false }, 'inkl. eventuell moms'],
  ['silver', { ...gold, metal: 'silver', vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['silver under the margin scheme', { ...gold, metal: 'silver' }, 'inkl. eventuell moms'],
  ['a product whose VAT is not known', { ...gold, vat: noVat }, 'inkl. eventuell moms'],
  ['a line whose sum is not known', { ...gold, total: noVat }, ''],
] as const)('the VAT of %s', (_, line, text) => {
  expect(lineVat(line)).toBe(text);
});
