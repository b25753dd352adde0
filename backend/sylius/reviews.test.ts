import { describe, expect, it } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';
import { dialectNames } from './dialects';

const backend = createTestApp();
const SHOP = '/sylius/api/v2/shop';
const numbers = (list: readonly Json[], key: string) => list.map((entry) => Number(entry[key]));
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const products = membersOf(await backend.json(`${SHOP}/products?itemsPerPage=9999`));
const reviewed = products.filter((product) => Number(product.averageRating) > 0);
const references = (product: Json | undefined) => Object.values(product?.reviews ?? {});

describe('reviews', () => {
  it('are accepted ones in the list, each of a product, and give the average that the product shows', async () => {
    expect(reviewed.length).toBeGreaterThan(10);
    for (const product of reviewed) {
      const list = await backend.json(`${SHOP}/product-reviews?itemsPerPage=99&reviewSubject=${product['@id']}`);
      const reviews = membersOf(list);
      expect(reviews.every((review) => review.reviewSubject === product['@id'])).toBe(true);
      expect(mean(numbers(reviews, 'rating'))).toBeCloseTo(Number(product.averageRating), 9);
      expect(Number(product.ratings)).toBe(Number(product.averageRating));
    }
  });

  it('come in pages of 30, by age if asked, and carry what Sylius shows', async () => {
    const list = await backend.json(`${SHOP}/product-reviews?order[createdAt]=desc`);
    expect(membersOf(list)).toHaveLength(30);
    expect(list).toMatchObject({ 'hydra:view': { 'hydra:next': expect.any(String) }, 'hydra:search': {} });
    const ages = membersOf(list).map((review) => String(review.createdAt));
    expect(ages).toEqual([...ages].sort().reverse());
    const [first] = membersOf(list);
    const item = await backend.json(`${SHOP}/product-reviews/${first?.id}`);
    expect(item).toEqual({ '@context': '/sylius/api/v2/contexts/ProductReview', ...first });
    expect(item).toMatchObject({
      '@type': 'ProductReview',
      title: expect.any(String),
      rating: expect.any(Number),
      author: expect.stringContaining('/customers/'),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
  });

  it('of one product that nobody has approved are addresses in 1.12 and served, but never listed or counted', async () => {
    const waiting = products.find((product) => Number(product.averageRating) === 0 && references(product).length > 0);
    const [address] = references(waiting);
    expect((await backend.fetch(String(address).replace('/admin/', '/shop/'))).status).toBe(200);
    const list = await backend.json(`${SHOP}/product-reviews?reviewSubject=${waiting?.['@id']}`);
    expect(membersOf(list)).toEqual([]);
  });

  it.each(dialectNames)('stand on a product as the %s dialect writes them', async (name) => {
    await backend.control('dialect', { name });
    const all = membersOf(await backend.json(`${SHOP}/products?itemsPerPage=9999`));
    const waitingFor = all.filter((product) => Number(product.averageRating) === 0 && references(product).length > 0);
    const product = all.find((candidate) => Number(candidate.averageRating) > 0);
    const [first] = references(product);
    if (name === 'spec' || name === '1.12') {
      expect(first).toMatch(/\/product-reviews\/\d+$/);
      expect(waitingFor.length).toBeGreaterThan(0);
    } else {
      expect(first).toEqual({ '@id': expect.stringMatching(/\/product-reviews\/\d+$/), '@type': 'ProductReview' });
      expect(waitingFor).toEqual([]);
    }
    await backend.control('dialect', { name: 'spec' });
  });

  it('with an unknown id are 404', async () => {
    for (const id of ['1', '99999999', '300099']) {
      expect((await backend.fetch(`${SHOP}/product-reviews/${id}`)).status).toBe(404);
    }
  });
});
