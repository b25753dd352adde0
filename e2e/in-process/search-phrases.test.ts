import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { fold } from '@/lib/domain/slug';
import { GOODS, QUESTIONS } from '@/lib/server/search/phrases.fixture';
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

/** What a mistyped word of the table may be that is a word itself: "karta" finds the map. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['karta']);

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
  return wrong.filter((other) => !OTHER_WORDS.has(other)).map((other) => phrase.replace(word, other));
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

const rows = <T>(kinds: Readonly<Record<string, readonly (readonly [string, T])[]>>) =>
  Object.entries(kinds).flatMap(([kind, phrases]) =>
    phrases.map(([phrase, wanted]) => [kind, phrase, wanted] as const),
  );

it.each(rows(GOODS))('%s: "%s" finds %s first', async (_, phrase, wanted) => {
  const { products } = await search(phrase);
  expect(products.length).toBeGreaterThan(0);
  expect(products.slice(0, 3).filter((name) => !wanted.test(name))).toEqual([]);
});

it.each(rows(QUESTIONS))('%s: "%s" leads to %s first, and to no products', async (_, phrase, wanted) => {
  const { products, places } = await search(phrase);
  expect([places[0], products.length]).toEqual([wanted, 0]);
});

/*
 * New spellings of each kind; `npm run test:fuzz` draws others. One that fails becomes a row of the tables.
 */
const some = <T>(...values: T[]) => fc.constantFrom(...values);
const GRAMS = {
  tio: '10 g',
  '10': '10 g',
  tjugo: '20 g',
  femtio: '50 g',
  femti: '50 g',
  '50': '50 g',
  hundra: '100 g',
  '100': '100 g',
};
const PARTS = {
  halv: '1/2 oz',
  halvt: '1/2 oz',
  kvarts: '1/4 oz',
  tiondels: '1/10 oz',
  '1/10': '1/10 oz',
  '1/4': '1/4 oz',
  '0,5': '1/2 oz',
};
const SPELLINGS = fc.oneof(
  fc
    .tuple(some(...Object.entries(GRAMS)), some(' gram', '-gram', 'gram', ' grams', ' g', ' gr'))
    .filter(([[figure], unit]) => /\d/.test(figure) || !/^ ?-?gr?$/.test(unit))
    .map(([[figure, meant], unit]) => [`${figure}${unit}`, meant] as const),
  fc
    .tuple(some(...Object.entries(PARTS)), some(' oz', ' uns', ' ounce', ' troy ounce', ' troyuns'))
    .map(([[figure, meant], unit]) => [`${figure}${unit}`, meant] as const),
  fc
    .tuple(some('halv', 'en halv', 'kvarts', 'tiondels'), some('krugerrand', 'philharmoniker', 'maple leaf'))
    .map(([part, coin]) => [`${part} ${coin}`, PARTS[part.replace('en ', '') as keyof typeof PARTS]] as const),
);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

it('every spelling of a weight, before and after what it is of, finds that weight', () =>
  holds(
    fc.asyncProperty(
      SPELLINGS,
      some('guld', 'Guldtacka', 'guldmynt', ''),
      fc.boolean(),
      fc.boolean(),
      async ([typed, meant], of, isFirst, isCapital) => {
        const goods = meant.includes('oz') ? of.replace('Guldtacka', 'guldmynt') : of.replace('guldmynt', 'Guldtacka');
        const words = (isFirst ? [typed, goods] : [goods, typed]).filter(Boolean).join(' ');
        const { products } = await search(isCapital ? capital(words) : words);
        expect([words, products.length > 0, ...products.slice(0, 3).filter((name) => !name.startsWith(meant))]).toEqual(
          [words, true],
        );
      },
    ),
    { numRuns: 150, most: 1_500 },
  ));

it('every way to ask leads to the same answer, and to no products', () =>
  holds(
    fc.asyncProperty(
      fc.oneof(
        some('paket', 'leverans').map((what) => [`${what}`, '/faq#leveranser-och-frakt'] as const),
        some('order', 'beställning').map((what) => [`${what}`, '/faq#mina-bestallningar'] as const),
        some('ring', 'halsband', 'guldring').map((what) => [`${what}`, '/salja-guld#vad-vi-koper'] as const),
        some('arvegods', 'arv').map((what) => [`${what}`, '/blogg/salja-arvsguld-med-guldpase'] as const),
      ),
      some('', 'var är min ', 'när kommer min ', 'vad gör jag med mitt ', 'hur gör jag med ', 'hej var är '),
      some('', '?', ' ?', '!'),
      async ([what, wanted], ask, end) => {
        const typed = `${ask}${what}${end}`;
        const { products, places } = await search(typed);
        expect([typed, places[0], products.length]).toEqual([typed, wanted, 0]);
      },
    ),
    { numRuns: 80, most: 600 },
  ));

/** Grams of a table or receipt, and the pieces that have them as net, gross or fine weight. */
const FIGURES = {
  '31,1035': /^1 oz /,
  '31,10': /^1 oz /,
  '15,55': /^1\/2 oz /,
  '7,78': /^1\/4 oz /,
  '3,11': /^1\/10 oz /,
  '33,93': /Krugerrand|Eagle|22 karat/,
  '8,96': /^20 kron/,
  '8,06': /^20 kron/,
  '7,32': /^Sovereign/,
  '5,81': /^20 francs/,
};

it('every figure of a table or receipt finds what weighs it', () =>
  holds(
    fc.asyncProperty(
      some(...Object.entries(FIGURES)),
      some(',', '.'),
      some(' g', 'g', ' gram', ' gr'),
      async ([figure, wanted], comma, unit) => {
        const typed = figure.replace(',', comma) + unit;
        const { products } = await search(typed);
        expect([typed, products.length > 0, ...products.slice(0, 1).filter((name) => !wanted.test(name))]).toEqual([
          typed,
          true,
        ]);
      },
    ),
    { numRuns: 60, most: 400 },
  ));

it('every way to write carats that the shop does not sell leads to what they mean', () =>
  holds(
    fc.asyncProperty(
      some('9', '14', '18'),
      some(' karat', '-karat', ' karats', 'k', ' k', ' kt', ' carat'),
      some('', ' guld', ' guldring'),
      async (carats, unit, what) => {
        const typed = `${carats}${unit}${what}`;
        const { products, places } = await search(typed);
        expect([typed, places.includes('/blogg/vad-betyder-18-karat'), products.length]).toEqual([typed, true, 0]);
      },
    ),
    { numRuns: 60, most: 400 },
  ));

it('every name of two words is found in one, in two and with a hyphen', () =>
  holds(
    fc.asyncProperty(
      some('perth mint', 'maple leaf', 'argor heraeus', 'wiener philharmoniker', 'american eagle', 'royal mint'),
      some('', ' ', '-'),
      some('', ' guld', ' silver'),
      async (name, between, metal) => {
        const typed = `${name.replace(' ', between)}${metal}`;
        const [both, one] = await Promise.all([search(name + metal), search(typed)]);
        const others = one.products.slice(0, 3).filter((found) => !both.products.includes(found));
        expect([typed, one.products.length > 0, ...others]).toEqual([typed, true]);
      },
    ),
    { numRuns: 60, most: 400 },
  ));

it('every form of a name, joined or not, finds what is called so', () =>
  holds(
    fc.asyncProperty(
      some(
        ['krugerrand', 'Krugerrand'],
        ['philharmoniker', 'Philharmoniker'],
        ['britannia', 'Britannia'],
        ['libertad', 'Libertad'],
        ['sovereign', 'Sovereign'],
      ),
      some('', 'en', 's', 'n'),
      some('', 'guld', 'guld '),
      async ([name = '', wanted = ''], ending, metal) => {
        const typed = `${metal}${name}${metal === 'guld' ? '' : ending}`;
        const { products } = await search(typed);
        const others = products.slice(0, 3).filter((found) => !found.includes(wanted));
        expect([typed, products.length > 0, ...others]).toEqual([typed, true]);
      },
    ),
    { numRuns: 60, most: 400 },
  ));
