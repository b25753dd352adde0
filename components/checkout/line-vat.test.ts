import { expect, it } from 'vitest';
import { type Ore, ore } from '@/lib/pricing/money';
import { lineVat } from './line-vat';

const gold = { metal: 'gold', purity: 999.9, total: ore(125_000), vat: ore(0) } as const;
const noVat: Ore | null = null;

it.each([
  ['investment gold', gold, 'Momsfritt investeringsguld'],
  ['gold with VAT', { ...gold, purity: 585, vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['gold below 900/1000 without VAT', { ...gold, purity: 585 }, 'Momsfritt'],
  ['silver', { ...gold, metal: 'silver', vat: ore(25_000) }, 'Varav moms 250\u00a0SEK (25\u00a0%)'],
  ['silver under the margin scheme', { ...gold, metal: 'silver' }, 'inkl. eventuell moms'],
  ['goods whose VAT is not known', { ...gold, vat: noVat }, 'inkl. eventuell moms'],
  ['a line whose sum is not known', { ...gold, total: noVat }, ''],
] as const)('the VAT of %s', (_, line, text) => {
  expect(lineVat(line)).toBe(text);
});
