import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { list, plainProduct, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { loadCatalogue } from './load-catalogue';

const SPOTS = { gold: { sekPerOunce: 33_000, isOld: false }, silver: { sekPerOunce: 400, isOld: false } };
collectReports();
const CODES = ['A', 'B', 'UNREADABLE'];
const image = { path: '/media/image/a.jpg' };

/** What the backend sends of some products and variants instead, by code (null: nothing), and the attributes of one product. */
interface Changes {
  readonly products?: Record<string, object | null>;
  readonly variants?: Record<string, object>;
  readonly attributes?: readonly object[];
}
let changed: Changes;

function change(changes: Changes): void {
  changed = changes;
  singleton('small-reads attributes of products', () => new Map()).clear();
}

function productsOf(code: string) {
  const own = changed.products?.[code];
  const unreadable = code === 'UNREADABLE' && { name: null };
  return own === null
    ? []
    : [product(code, 'kopa-guld', { images: [image], purchasePrice: 900_000, ...unreadable, ...own })];
}

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  change({});
  stubBackend(() => ({
    [PRODUCTS]: list(...CODES.flatMap(productsOf), plainProduct('ELSEWHERE', 'kopa-guld', { images: [image] })),
    [VARIANTS]: list(...[...CODES, 'ELSEWHERE'].map((code) => variant(code, changed.variants?.[code]))),
    [`${PRODUCTS}/ELSEWHERE/attributes`]: list(...(changed.attributes ?? [])),
    [TAXONS]: list(taxon('kopa-guld'), taxon('kopa-silver')),
  }));
});
afterEach(() => void vi.unstubAllGlobals());

type Loaded = Awaited<ReturnType<typeof loadCatalogue>>;
const load = (before?: Loaded) => loadCatalogue([], before?.catalogue, Promise.resolve({ spots: SPOTS }), before?.kept);

describe('a load after another one', () => {
  it.each<[string, Changes]>([
    ['prices', { variants: { A: { price: 1_100_000, purchasePrice: 1_000_000 } } }],
    ['the buy-back price of a product', { products: { A: { purchasePrice: 910_000 } } }],
    ['its sale price', { products: { A: { sale_price: 950_000 } } }],
    ['a text', { products: { B: { name: 'Guldtacka 20 g', weight: 20 } } }],
    ['what can be read', { products: { B: { code: 'not addressable' }, UNREADABLE: { name: 'Guldtacka' } } }],
    ['the products that there are', { products: { B: null } }],
    ['the attributes at another path', { attributes: [{ code: 'vikt', value: '10 g' }] }],
    ['nothing', {}],
  ])('has the same result as a first one when the backend has changed %s', async (_, changes) => {
    const before = await load();
    change(changes);
    const { catalogue, reported, lists } = await load(before);
    const first = await load();
    expect({ ...catalogue, goods: null }).toEqual({ ...first.catalogue, goods: null });
    expect([reported.report, lists]).toEqual([first.reported.report, first.lists]);
  });

  it('keeps what it has read of a product whose prices have changed, and of no other', async () => {
    const before = await load();
    change({
      products: { A: { purchasePrice: 910_000 }, B: { images: [{ path: '/media/image/b.jpg' }] } },
      variants: { A: { price: 1_100_000 } },
    });
    const after = await load(before);
    const imagesOf = ({ catalogue: { byCode } }: Loaded, code: string) => byCode.get(code)?.images;
    expect(after.catalogue.byCode.get('a')?.price).toBe(1_100_000);
    expect(imagesOf(after, 'a')).toBe(imagesOf(before, 'a'));
    expect(imagesOf(after, 'b')).toMatchObject([{ src: '/sylius/media/image/b.jpg' }]);
  });
});
