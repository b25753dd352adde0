import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const COMMERZ = '/sylius/commerz';

beforeEach(() => backend.control('reset'));

describe('delivery times', () => {
  const ask = (...lines: readonly (readonly [id: string | number, quantity: number])[]) =>
    backend.json(
      `${COMMERZ}/get-delivery-time?${lines.map(([id, quantity], n) => `items[${n + 1}][id]=${id}&items[${n + 1}][quantity]=${quantity}`).join('&')}`,
    );

  it('are keyed by the requested id or code', async () => {
    const variant = await backend.json('/sylius/api/v2/shop/product-variants/guldtacka-10g-valcambi');
    expect(await ask([Number(variant.id), 2], ['guldtacka-100g-umicore', 1])).toEqual({
      [String(variant.id)]: { error: 0, current_stock: 40, delivery_time: null },
      'guldtacka-100g-umicore': { error: 0, current_stock: 10, delivery_time: 3 },
    });
  });

  it('report unavailable variants and the stock that is left', async () => {
    expect(await ask(['guldtacka-50g-heraeus', 3], ['guldtacka-2-5g-pamp-fortuna', 1], ['okand', 1])).toEqual({
      'guldtacka-50g-heraeus': { error: 1, current_stock: 2, delivery_time: null },
      'guldtacka-2-5g-pamp-fortuna': { error: 1, current_stock: 0, delivery_time: null },
      okand: { error: 1, current_stock: 0, delivery_time: null },
    });
  });

  it('return an empty list for a request without items', async () => {
    expect(await backend.json(`${COMMERZ}/get-delivery-time`)).toEqual([]);
  });

  it('reject a quantity of 0', async () => {
    expect(await ask(['guldtacka-10g-valcambi', 0])).toMatchObject({ code: 400 });
  });

  it('reflect a stock change made through the control API', async () => {
    const { body } = await backend.control('stock', {
      variantId: 'guldtacka-10g-valcambi',
      stock: 0,
      onHand: false,
      deliveryWeeks: 3,
      error: 0,
    });
    expect(await ask([String(body.variantId), 1])).toEqual({
      [String(body.variantId)]: { error: 0, current_stock: 0, delivery_time: 3 },
    });
  });
});

describe('top sellers', () => {
  it('lists twelve available products, best seller first', async () => {
    const [first, ...rest] = membersOf(await backend.json(`${COMMERZ}/get-products-top-sellers`));
    expect(first).toMatchObject({ '@type': 'Product', code: 'guldtacka-10g-valcambi' });
    expect(rest).toHaveLength(11);
  });

  it('can be filtered by brand', async () => {
    const list = membersOf(await backend.json(`${COMMERZ}/get-products-top-sellers?brand=Perth%20Mint`));
    expect(list.length).toBeGreaterThan(4);
    expect(new Set(list.map((product) => product.brand))).toEqual(new Set(['Perth Mint']));
    expect(membersOf(await backend.json(`${COMMERZ}/get-products-top-sellers?brand=okand`))).toEqual([]);
  });

  it('leaves out sold-out products', async () => {
    await backend.control('stock', { variantId: 'guldtacka-10g-valcambi', stock: 0, onHand: false, error: 1 });
    const [first] = membersOf(await backend.json(`${COMMERZ}/get-products-top-sellers`));
    expect(first?.code).toBe('guldmynt-1oz-krugerrand');
  });
});

describe('prices', () => {
  it('change at the same time in rates, status and variants', async () => {
    const look = async () => ({
      status: await backend.json(`${COMMERZ}/get-system-status`),
      rates: membersOf(await backend.json(`${COMMERZ}/get-rates`)),
      variant: await backend.json('/sylius/api/v2/shop/product-variants/guldmynt-1oz-krugerrand'),
    });
    const before = await look();
    await backend.control('tick', { gold: 1.05 });
    const after = await look();
    const gold = (rates: typeof before.rates) => Number(rates.find(({ currency }) => String(currency) === 'XAU')?.rate);
    expect(gold(after.rates) / gold(before.rates)).toBeCloseTo(1.05, 4);
    expect(Number(after.variant.price) / Number(before.variant.price)).toBeCloseTo(1.05, 3);
    expect(after.status.changed).not.toEqual(before.status.changed);
  });

  it('include other currencies', async () => {
    const list = membersOf(await backend.json(`${COMMERZ}/get-rates`));
    expect(list.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['XAU', 'XAG', 'EUR', 'USD']));
  });
});

describe('the FAQ', () => {
  it('has seven sections with at least four answers each', async () => {
    const entries = membersOf(await backend.json('/sylius/api/commerz/cms/get-faq'));
    const counts = new Map<number, number>();
    for (const entry of entries) counts.set(Number(entry.categoryId), (counts.get(Number(entry.categoryId)) ?? 0) + 1);
    expect([...counts.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(4);
    expect(entries[0]).toMatchObject({ categoryName: 'Leveranser och frakt', content: expect.stringContaining('<p>') });
  });

  it('states the delivery rules of spec.md section 9 with the real freight prices', async () => {
    const entries = membersOf(await backend.json('/sylius/api/commerz/cms/get-faq'));
    const words = entries
      .flatMap(({ categoryId, content }) => (Number(categoryId) === 1 ? String(content) : []))
      .join(' ');
    for (const rule of [
      /1–3 arbetsdagar.*1–2 arbetsdagar/,
      /14 dagar.*legitimation/,
      /tre månader/,
      /bara inom Sverige/,
      /försäkras och skickas var för sig.*eget paket/,
      /upp till 50\u00a0000\u00a0kr<\/td><td>99\u00a0kr/,
      /över 500\u00a0000\u00a0kr<\/td><td>495\u00a0kr/,
      /mer än 2 kg tillkommer 100\u00a0kr/,
    ])
      expect(words).toMatch(rule);
  });

  it('comes under hydra:member even when the Sylius dialect has no prefix', async () => {
    await backend.control('dialect', { name: 'ap4' });
    expect(await backend.json('/sylius/api/commerz/cms/get-faq')).toHaveProperty(['hydra:member']);
  });
});
