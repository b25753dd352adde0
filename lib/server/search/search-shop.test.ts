import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category } from '@/lib/domain/listing/category';
import { serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { aSnapshot, forgetSnapshots } from '@/lib/server/catalogue/snapshot.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { setReporter } from '@/lib/server/reporting/report';
import { categoryDocuments, contentDocuments } from './documents';
import { searchShop } from './search-shop';
import { suggest } from './suggest';

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));
setTestEnvironment();
beforeEach(() => setReporter(() => undefined));
afterEach(forgetSnapshots);

const category = (code: string, name: string, ...children: Category[]): Category => ({
  code,
  name,
  description: null,
  children,
});
const roots = [
  category('kopa-guld', 'Köpa guld', category('guldtackor', 'Guldtackor')),
  category('kopa-silver', 'Köpa silver'),
];
const bars = Array.from({ length: 7 }, (_, index) =>
  aProduct({ code: `tacka-${index}`, name: `${index + 1} g guldtacka Valcambi`, categoryCode: 'guldtackor' }),
);
const catalogue = buildCatalogue(bars, roots, true);
const question = { id: '7', categoryId: '1', categoryName: 'Frakt', name: 'Skickar ni zeppelinare?', content: '' };
const search = async (term: string, shop = catalogue, faq = [question]) => {
  const { products, isPartly: _, ...places } = await searchShop(shop, faq, term);
  const hrefs = Object.fromEntries(Object.entries(places).map(([name, all]) => [name, all.map(({ href }) => href)]));
  return { ...hrefs, products: products.map(({ code }) => code) } as Record<
    'mentioned' | 'named' | 'nearest' | 'products',
    string[]
  >;
};

describe('the documents', () => {
  it('are every category within its parent', () => {
    expect(categoryDocuments(roots).map(({ href, name, within, kind }) => [href, name, within, kind])).toEqual([
      ['/kopa-guld', 'Köpa guld', null, 'categories'],
      ['/kopa-guld/guldtackor', 'Guldtackor', 'Köpa guld', 'categories'],
      ['/kopa-silver', 'Köpa silver', null, 'categories'],
    ]);
    expect(categoryDocuments(roots)[1]?.called).toContain('tackor');
  });

  it('are the texts of content/ with their sections, and named pages', () => {
    const all = contentDocuments();
    const at = (href: string) => all.find((one) => one.href === href);
    expect(at('/kopvillkor')).toMatchObject({ kind: 'pages', within: null, called: expect.stringContaining('avtal') });
    expect(at('/kopvillkor')?.text).toContain('privatperson');
    expect(at('/kopvillkor#pris-och-betalning')).toMatchObject({ name: 'Pris och betalning', within: 'Köpvillkor' });
    expect(at('/blogg/paslag-och-spread')).toMatchObject({ kind: 'articles', within: null });
    expect(at('/blogg/paslag-och-spread')?.text.length).toBeGreaterThan(1_000);
    expect(at('/faq#angerratt')).toMatchObject({ kind: 'questions', text: expect.stringMatching(/\S/) });
    expect(at('/guldpris')).toEqual({
      href: '/guldpris',
      kind: 'pages',
      name: 'Guldpriset i dag',
      within: null,
      text: '',
      called: expect.stringContaining('dagspris'),
      first: expect.stringContaining('guldkurs'),
    });
  });
});

describe('a search', () => {
  it('finds what is called the term, and no product that matches a part of it', async () => {
    const found = await search('sälja silver');
    expect(found.named).toContain('/salja-guld');
    expect([found.products, found.nearest]).toEqual([[], []]);
    expect((await search('valcambi')).products).toHaveLength(7);
  });

  it('finds products that match a part of a term when nothing is called it', async () => {
    expect(await search('valcambi zzzz')).toMatchObject({ named: [], nearest: [] });
    expect((await search('valcambi zzzz')).products).toHaveLength(7);
    const isPartly = async (term: string) => (await searchShop(catalogue, [], term)).isPartly;
    expect([await isPartly('valcambi zzzz'), await isPartly('valcambi'), await isPartly('sälja silver')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('finds what is nearest when there is nothing else', async () => {
    const found = await search('önskelista zzzz');
    expect([found.products, found.named, found.mentioned]).toEqual([[], [], []]);
    expect(found.nearest).toContain('/onskelista');
  });

  it('finds the questions and categories of now', async () => {
    expect((await search('zeppelinare')).named).toEqual(['/faq#fraga-7']);
    expect((await search('zeppelinare', catalogue, [{ ...question, categoryId: '2' }])).named).toEqual([]);
    const more = buildCatalogue(bars, [...roots, category('ballonger', 'Ballonger')], true);
    expect((await search('ballonger', more)).named).toEqual(['/ballonger']);
    expect((await search('ballonger')).named).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggested = async (term: string) => {
    const epoch = { changed: new Date().toISOString(), nextChange: new Date(Date.now() + 600_000).toISOString() };
    const snapshot = aSnapshot(catalogue, 'a', epoch);
    Object.assign(singleton('catalogue', Object), { holding: { snapshot, begun: 0, past: [] }, checkedAt: Date.now() });
    const { terms, meant, products, places } = await suggest(term);
    return {
      terms,
      ...(meant ? { meant: `${meant.term}?${serialiseListingQuery(meant.query)}` } : {}),
      products: products.length,
      places: places.flatMap((group) => group.places.map(({ href }) => href)),
    };
  };

  it('are five products, and places of that name only', async () => {
    expect(await suggested('valcamb')).toEqual({ terms: ['valcambi'], products: 5, places: [] });
    const { products, places } = await suggested('guldtackor');
    expect([products > 0, places]).toEqual([true, expect.arrayContaining(['/kopa-guld/guldtackor'])]);
  });

  it('are within a sum, and begin with the search that it means', async () => {
    expect(await suggested('guldtacka för 1 000 000 kr')).toMatchObject({
      terms: [],
      meant: 'guldtacka?pris=-1000000&sortera=gram-pris',
      products: 5,
    });
    expect(await suggested('guldtacka för 100 kr')).toMatchObject({ products: 0 });
  });

  it('without products are what mentions the term, two of each kind, else what is nearest', async () => {
    const { terms, products, places } = await suggested('privatperson');
    expect([terms, products]).toEqual([[], 0]);
    expect(places).toContain('/kopvillkor');
    expect((await suggested('önskelista zzzz')).places).toContain('/onskelista');
    const kinds = (await suggest('leverans')).places;
    expect(Math.max(...kinds.map((group) => group.places.length))).toBe(2);
  });
});
