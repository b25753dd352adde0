import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fold } from '@/lib/domain/slug';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { openStorefront } from './support/storefront';

/*
 * What people type, with the catalogue of the embedded backend and the texts of content/. `lib/server/search/synonyms.ts` is what
 * makes it found.
 */

type Search = (term: string) => Promise<{ readonly products: readonly string[]; readonly places: readonly string[] }>;
let backend: EmbeddedBackend;
let search: Search;
let hrefs: ReadonlySet<string>;
/** The folded name and brand of each product. */
let names: readonly string[];

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {}, revalidateTag: () => {} }));

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  await openStorefront({ commerceUrl: backend.url });
  const [{ getSnapshot }, { loadFaq }, { searchShop }, { placeGroups }, documents] = await Promise.all([
    import('@/lib/server/catalogue/snapshot'),
    import('@/lib/server/catalogue/watch/warm-up'),
    import('@/lib/server/search/search-shop'),
    import('@/lib/server/search/place-groups'),
    import('@/lib/server/search/documents'),
  ]);
  const [{ catalogue }, faq] = [await vi.waitFor(getSnapshot, { timeout: 60_000 }), (await loadFaq()).value];
  search = async (term) => {
    const { products, named, mentioned } = await searchShop(catalogue, faq, term);
    const shown = placeGroups([...named, ...mentioned], 4).flatMap(({ places }) => places);
    return { products: products.map(({ name }) => name), places: shown.map(({ href }) => href) };
  };
  names = catalogue.products.map(({ name, brand }) => fold(`${name} ${brand ?? ''}`));
  hrefs = new Set(
    [...documents.contentDocuments(), ...documents.categoryDocuments(catalogue.roots)].map(({ href }) => href),
  );
});
afterAll(() => backend.stop());

/** The phrase, and an address among the places or a pattern of the first product's name. */
const PHRASES: readonly (readonly [string, string | RegExp])[] = [
  ['frakt', '/faq#leveranser-och-frakt'],
  ['fraktkostnad', '/faq#leveranser-och-frakt'],
  ['leverans', '/faq#leveranser-och-frakt'],
  ['leveranstid', '/faq#leveranser-och-frakt'],
  ['hämta i butik', '/faq#leveranser-och-frakt'],
  ['spåra paket', '/faq#leveranser-och-frakt'],
  ['ångerrätt', '/faq#angerratt'],
  ['ångra köp', '/angra-kop'],
  ['retur', '/angra-kop'],
  ['reklamation', '/faq#reklamation'],
  ['öppettider', '/faq#nar-har-ni-oppet'],
  ['telefonnummer', '/kontakta-oss'],
  ['guldpåse', '/salja-guld#guldpase'],
  ['dop', '/blogg/ge-bort-guld'],
  ['doppresent', '/blogg/ge-bort-guld'],
  ['gåva', '/blogg/ge-bort-guld'],
  ['julklapp', '/blogg/ge-bort-guld'],
  ['uns', '/blogg/uns-gram-karat-och-finhet'],
  ['uns', /^\S* ?oz /],
  ['oz', /oz /],
  ['kilo', /^\dkg|^\d kg /],
  ['1 kilo', /^1 kg /],
  ['troy ounce', /oz /],
  ['1 troy ounce', /^1 oz /],
  ['1 uns guld', /^1 oz guld/],
  ['guldtacka 10 gram', /^10 g guldtacka/],
  ['100 gram silver', /^100 g silver/],
  ['silver mynt', /silvermynt/],
  ['investeringsguld', '/kopa-guld'],
  ['köpa guld', '/kopa-guld'],
  ['silvermynt', '/kopa-silver/silvermynt'],
  ['guldtackor', '/kopa-guld/guldtackor'],
  ['historiska mynt', '/kopa-guld/historiska-guldmynt'],
  ['gold bar', /guldtacka|gold bar/],
  ['silver coin', /silvermynt/],
  ['certifikat', '/faq#foljer-certifikat-med'],
  ['philharmonic', /Philharmoniker/],
  ['kangaroo', /Känguru/],
  ['krugerrand', /Krugerrand/],
  ['maple leaf', /Maple Leaf/],
  ['american eagle', /American Eagle/],
  ['lönnlöv', /Maple Leaf/],
  ['sydafrikanska myntverket', /Krugerrand|rand/],
  ['austrian mint', /Philharmoniker|Österrike|Wiener/],
  ['tjugokrona', /^20 kronor/],
  ['kombitacka', /CombiBar|Multi/],
  ['moms', '/faq#moms-pa-guld-och-silver'],
  ['skatt', '/faq#skatt-vid-forsaljning'],
  ['deklaration', '/blogg/skatt-nar-du-saljer-guld'],
  ['swish', '/faq#hur-fungerar-swish'],
  ['bankid', '/faq#hur-loggar-jag-in'],
  ['betalningssätt', '/faq#betala-pa-webbplatsen'],
  ['klarna', '/faq#kort-eller-faktura'],
  ['kvitto', '/faq#kvitto'],
  ['sälja silver', '/salja-guld'],
  ['sälja guld', '/salja-guld'],
  ['tandguld', '/salja-guld#vad-vi-koper'],
  ['värdering', '/salja-guld#vardering'],
  ['guldpris', '/guldpris'],
  ['silverpris', '/silverpris'],
  ['påslag', '/blogg/paslag-och-spread'],
  ['förvaring', '/blogg/forvara-guld-hemma'],
  ['äkthet', '/faq#ar-guldet-akta'],
  ['karat', '/blogg/vad-betyder-18-karat'],
  ['personnummer', '/faq#varfor-personnummer'],
  ['integritetspolicy', '/integritet'],
  ['köpvillkor', '/kopvillkor'],
  ['mina sidor', '/profile'],
  ['hur fungerar swish?', '/faq#hur-fungerar-swish'],
];

/** One letter of the first word with at least five left out, doubled, replaced or swapped with the next, at each place in turn. */
function mistyped(phrase: string): string[] {
  const [word] = /\p{L}{5,}/u.exec(phrase) ?? [];
  if (word === undefined) return [];
  const wrong = [...word].map((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const errors = ['', letter + letter, 'x', after.slice(0, 1) + letter];
    const rest = at % errors.length === 3 ? after.slice(1) : after;
    return before + errors[at % errors.length] + rest;
  });
  return wrong.map((other) => phrase.replace(word, other));
}

/** Among the first five products, or on the first page of them. */
type Depth = 5 | 24;

async function isFound(typed: string, wanted: string | RegExp, depth: Depth): Promise<boolean> {
  const { products, places } = await search(typed);
  if (typeof wanted === 'string') return places.includes(wanted);
  return products.slice(0, depth).some((name) => wanted.test(name));
}

async function notFound(all: readonly string[], wanted: string | RegExp, depth: Depth): Promise<string[]> {
  const found = await Promise.all(all.map((typed) => isFound(typed, wanted, depth)));
  return all.filter((_, index) => !found[index]);
}

it.each(PHRASES)('"%s" finds %s, also without diacritics and with a typing error', async (phrase, wanted) => {
  expect(await notFound([phrase, fold(phrase)], wanted, 5)).toEqual([]);
  expect(await notFound(mistyped(phrase), wanted, 24)).toEqual([]);
});

it('"1 troy ounce" finds only what weighs an ounce, and no number alone', async () => {
  const { products } = await search('1 troy ounce');
  expect(products.length).toBeGreaterThan(10);
  expect(products.filter((name) => !/^(1|10x1\/10) oz /.test(name))).toEqual([]);
  expect((await search('1 platina')).products).toEqual([]);
});

it('"sälja silver" finds no silver to buy', async () => expect((await search('sälja silver')).products).toEqual([]));

it('every place of the synonyms exists', async () => {
  const { PLACES } = await import('@/lib/server/search/synonyms');
  expect(PLACES.filter(({ href }) => !hrefs.has(href)).map(({ href }) => href)).toEqual([]);
});

it('every name that has synonyms is that of a product: misspelt, it would have them for nothing', async () => {
  const { CALLED } = await import('@/lib/server/search/synonyms');
  expect(Object.keys(CALLED).filter((called) => !names.some((name) => name.includes(called)))).toEqual([]);
});
