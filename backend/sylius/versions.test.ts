import { describe, expect, it, vi } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';
import { type DialectName, dialectNames } from './dialects';
import { bigListDelay } from './latency';

const backend = createTestApp();
const SHOP = '/sylius/api/v2/shop';
const CHOSEN = 'guldtacka-presentask-valcambi-vinrod-2-5g';
const REDUCED = 'guldtacka-20g-heraeus';

/** Where the versions differ beyond what contract.test.ts covers (contract.md part B section 7). */
const differences: Record<
  DialectName,
  { keyed: boolean; newer: boolean; nested: boolean; optionIds: boolean; methodTrap: boolean }
> = {
  spec: { keyed: true, newer: false, nested: false, optionIds: true, methodTrap: true },
  '1.12': { keyed: true, newer: false, nested: false, optionIds: true, methodTrap: true },
  '1.14': { keyed: false, newer: true, nested: false, optionIds: true, methodTrap: true },
  '2.x': { keyed: false, newer: true, nested: true, optionIds: false, methodTrap: false },
  ap4: { keyed: false, newer: true, nested: true, optionIds: false, methodTrap: false },
};

describe.each(dialectNames)('%s', (name) => {
  const expected = differences[name];
  const get = async (path: string): Promise<Json> => {
    await backend.control('dialect', { name });
    return backend.json(`${SHOP}/${path}`);
  };

  it('names the campaign that lowered a price, as a list or with keys', async () => {
    const reduced = await get(`product-variants/${REDUCED}`);
    const promotions = reduced.appliedPromotions;
    expect(Array.isArray(promotions)).toBe(!expected.keyed);
    expect(Object.values(promotions ?? {})).toEqual([expect.stringMatching(/\/catalog-promotions\/kampanj$/)]);
    expect(await get(`catalog-promotions/kampanj`)).toMatchObject({ code: 'kampanj', name: 'Kampanj' });
    expect(await get(`product-variants/${CHOSEN}`)).not.toHaveProperty('appliedPromotions');
  });

  it('knows the lowest earlier price, pictures of taxons and parents of product taxons from 1.13 on', async () => {
    expect('lowestPriceBeforeDiscount' in (await get(`product-variants/${REDUCED}`))).toBe(expected.newer);
    expect('images' in (await get('taxons/guldtackor'))).toBe(expected.newer);
    expect('position' in (await get('product-taxons/30'))).toBe(expected.newer);
    expect('createdAt' in (await get('product-options/farg'))).toBe(!expected.newer);
  });

  it('addresses option values flat or below their option', async () => {
    const variant = await get(`product-variants/${CHOSEN}`);
    const flat = /\/product-option-values\/farg_vinrod$/;
    const nested = /\/product-options\/farg\/values\/farg_vinrod$/;
    expect(variant.optionValues?.[0]).toMatch(expected.nested ? nested : flat);
    const path = String(variant.optionValues?.[0]).replace(/^.*\/(admin|shop)\//, '');
    expect(await get(path)).toMatchObject({ value: 'Vinröd' });
    expect('id' in (await get('product-options/farg'))).toBe(expected.optionIds);
  });

  it('takes any query on the shipping methods for a shipment or ignores it; no price either way', async () => {
    const all = membersOf(await get('shipping-methods'));
    expect(all).toHaveLength(2);
    expect(all.some((method) => 'price' in method)).toBe(false);
    expect(membersOf(await get('shipping-methods?itemsPerPage=100'))).toHaveLength(expected.methodTrap ? 0 : 2);
  });

  it('puts the total where the version has it', async () => {
    const keys = Object.keys(await get('products?itemsPerPage=1')).map((key) => key.replace('hydra:', ''));
    const total = keys.indexOf('totalItems');
    expect(total < keys.indexOf('member')).toBe(expected.nested);
  });
});

it('has no way to switch pagination off', async () => {
  await backend.control('dialect', { name: 'spec' });
  expect(membersOf(await backend.json(`${SHOP}/products?pagination=false`))).toHaveLength(30);
});

it('holds the whole lists back, and only those', async () => {
  vi.useFakeTimers();
  let answered = 0;
  const done = () => {
    answered += 1;
  };
  void bigListDelay(9999).then(done);
  await bigListDelay(30);
  await vi.advanceTimersByTimeAsync(140);
  expect(answered).toBe(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(answered).toBe(1);
  vi.useRealTimers();
});
