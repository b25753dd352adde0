import { EMPTY_QUERY, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { orderedSpan, type PriceSpan, typedKronor } from '@/lib/domain/listing/price-span';
import { fold } from '@/lib/domain/slug';
import { inFigures } from './numbers';
import { FILLERS } from './synonyms';

/** A choice of the listing that a search term asks for in words. */
type Wish = Partial<Pick<ListingQuery, 'filter' | 'price' | 'sort'>>;

export interface Meant {
  /** What is searched for, without the words of the wishes; empty for the whole shop. */
  readonly term: string;
  readonly wish: Wish;
}

const SUM = String.raw`(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?:[.,:]\d{1,2})?(?: ?(?:tusen|tkr|k|mkr|milj(?:on(?:er)?)?)(?![a-z]))?`;
const CURRENCY = String.raw`(?: ?(?:kr(?:onor)?|sek|spann|:-|,-|\.-|-))`;
const AMOUNT = `${SUM}${CURRENCY}?`;
const UNIT = String.raw`(?! ?(?:gr?|gram\w*|kg|kilo\w*|ozt?|uns\w*|ounces?|hekto|hg|st|mm|karat|%|/|x ?\d)(?![a-z]))(?![\d.,/])`;
const TO = `(?:upp ?till?|max(?:imalt)?|hogst|under|mindre an|billigare an|inom|for(?: (?:max|hogst|under))?|(?:med )?(?:en )?budget(?: pa)?|som kostar(?: (?:max|hogst|under))?|kostar (?:max|hogst|under)|<)`;
const FROM = `(?:over|minst|fran|mer an|dyrare an|>)`;
const ABOUT = String.raw`(?:for )?(?:runt|kring|omkring|ca\.?|cirka|ungefar|typ)`;

/** Less is no price of this shop; more without a currency is a weight or a year. */
const LEAST_SUM = 100;
/** "200 kronor" and "1 000 kronor" are coins, "för 1 000 kronor" is a sum. */
const COIN = /^(?:200|1[ .]?000) ?kronor$/;
const ABOUT_SHARE = 0.2;

const hasCurrency = (text: string) => new RegExp(`${CURRENCY}$|tusen|tkr|mkr|milj`).test(text);
const isYear = (text: string) => /^1[6-9]\d\d$|^20[0-4]\d$/.test(text);
const isSum = (text: string) => hasCurrency(text) || (typedKronor(text) ?? 0) >= LEAST_SUM;

function span(from: string | undefined, to: string | undefined): Wish {
  const ends = { from: from === undefined ? null : typedKronor(from), to: to === undefined ? null : typedKronor(to) };
  return { price: orderedSpan(ends), sort: 'gram-pris' };
}

/** What a found text wishes; null when it means something else. `kept`: words of it that are still searched for. */
type Read = (found: readonly (string | undefined)[]) => (Wish & { readonly kept?: string | undefined }) | null;

const always =
  (wish: Wish): Read =>
  ([, kept]) => ({ ...wish, kept });

const PRICES: readonly (readonly [pattern: string, read: Read])[] = [
  [
    `(?:mellan |fran |for )?(${AMOUNT}) ?(?:-|och|till) ?(${AMOUNT})${UNIT}`,
    ([text = '', from = '', to = '']) => {
      const isClear = hasCurrency(to) || (/^(?:mellan|fran|for) /.test(text) && !(isYear(from) && isYear(to)));
      return isClear && isSum(to)
        ? span(/tusen|tkr|k$/.test(to) && Number(from) < 1000 ? `${from} tusen` : from, to)
        : null;
    },
  ],
  [
    `${ABOUT} (${AMOUNT})${UNIT}`,
    ([, amount = '']) => {
      const kronor = typedKronor(amount);
      if (kronor === null || !isSum(amount) || (isYear(amount) && !hasCurrency(amount))) return null;
      const price: PriceSpan = {
        from: Math.round(kronor * (1 - ABOUT_SHARE)),
        to: Math.round(kronor * (1 + ABOUT_SHARE)),
      };
      return { price, sort: 'gram-pris' };
    },
  ],
  [`${FROM} (${AMOUNT})${UNIT}`, ([, from = '']) => (isSum(from) && !isYear(from) ? span(from, undefined) : null)],
  [`${TO} (${AMOUNT})${UNIT}`, ([, to = '']) => (isSum(to) ? span(undefined, to) : null)],
  [
    `(${SUM}${CURRENCY})${UNIT}`,
    ([, to = '']) => (COIN.test(to) || (typedKronor(to) ?? 0) < LEAST_SUM ? null : span(undefined, to)),
  ],
];

const ORDERS: readonly (readonly [pattern: string, read: Read])[] = [
  ['mest (guld|silver|metall)? ?(?:metall )?for pengarna', always({ sort: 'gram-pris' })],
  [
    '(?:lagsta?|basta?|billigaste?)(?: (?:pris(?:et)?|kostnad))? (?:per|pr) (?:gram|g|uns)',
    always({ sort: 'gram-pris' }),
  ],
  ['(?:lagsta? |basta? )?grampris(?:et)?', always({ sort: 'gram-pris' })],
  ['(?:prisvar(?:d|t|da|dast|daste)|basta? (?:pris(?:et|er)?|kop(?:et)?|varde(?:t)?))', always({ sort: 'gram-pris' })],
  [
    '(?:med )?(?:lagsta?|laga?|lagt|minsta?|billigaste?) (?:paslag(?:et)?|premie(?:n)?|premium|marginal(?:en)?|overpris)',
    always({ sort: 'paslag' }),
  ],
  ['narmast spot(?:pris)?(?:et)?', always({ sort: 'paslag' })],
  ['(?:till )?(?:lagsta? (?:mojliga )?pris(?:et|er)?|lagpris|prisbilliga?)', always({ sort: 'pris-stigande' })],
  ['billig(?:ast|aste|a|t|are)?', always({ sort: 'pris-stigande' })],
  ['(?:dyr(?:ast|aste|a|t)?|hogsta? pris(?:et)?)', always({ sort: 'pris-fallande' })],
  ['(?:storsta?|tyngsta?)', always({ sort: 'vikt-fallande' })],
  ['(?:minsta?|lattaste?)', always({ sort: 'vikt' })],
];

const FLAGS: readonly (readonly [pattern: string, read: Read])[] = [
  [
    '(?:(?:som )?(?:ni )?(?:finns |har |ar )?(?:i|pa) lager(?:et)?(?: (?:i ?dag|nu|just nu|direkt))?|lagervar(?:a|or)|lagerforda?)',
    always({ filter: 'onHand' }),
  ],
  ['(?:for )?(?:omgaende|snabb) leverans', always({ filter: 'onHand' })],
  [
    '(?:pa )?(?:rean?|extrapris(?:er)?|nedsat(?:t|ta)(?: pris(?:er)?)?|kampanj(?:er|pris)?|erbjudanden?)',
    always({ filter: 'sale' }),
  ],
];

const WISHES = [...PRICES, ...ORDERS, ...FLAGS].map(
  ([pattern, read]) => [new RegExp(`(?<= |^)${pattern}(?= |$)`), read] as const,
);

/** Who sells does not wish for goods in an order: "bäst pris när jag säljer guld". */
const SELLS = /(?<= |^)(?:salj\w*|sald\w*|inlos\w*)(?= |$)/;

const plainWord = (word: string) => fold(word).replace(/(?<=.)[?!.,;]+$/, '');
const wordsIn = (text: string) => text.split(' ').filter(Boolean).length;

/** Takes the words of one wish out of a term; null when it has none. */
function takeOne(words: readonly string[]): { readonly words: readonly string[]; readonly wish: Wish } | null {
  const plain = words.map(plainWord).join(' ');
  for (const [pattern, read] of WISHES) {
    const found = pattern.exec(plain);
    const meant = found && read([...found]);
    if (!meant) continue;
    const { kept, ...wish } = meant;
    const before = wordsIn(plain.slice(0, found.index));
    const after = words.slice(before + wordsIn(found[0]));
    return { words: [...words.slice(0, before), ...(kept ? [kept] : []), ...after], wish };
  }
  return null;
}

/**
 * What a typed term asks for: "billigaste guldtackan för 5 000 kr" is a search for "guldtackan" up to 5,000 SEK, cheapest first
 * (spec.md section 4, Search). A sum puts first what one gets most metal for, unless another order was named.
 */
export function readWishes(typed: string): Meant {
  let words: readonly string[] = inFigures(typed);
  let wish: Wish = {};
  for (let taken = takeOne(words); taken; taken = takeOne(words)) {
    // Prices come first, so that a named order replaces theirs.
    wish = { ...wish, ...taken.wish };
    words = taken.words;
  }
  if (Object.keys(wish).length === 0) return { term: typed, wish };
  if (SELLS.test(fold(words.join(' ')))) return { term: words.join(' '), wish: {} };
  // Without its fillers the rest may read as one more wish.
  const rest = readWishes(words.filter((word) => !FILLERS.has(plainWord(word))).join(' '));
  return { term: rest.term, wish: { ...wish, ...rest.wish } };
}

/** The query that a wish makes; what the address already says counts more. */
export function wished(wish: Wish, query: ListingQuery = EMPTY_QUERY): ListingQuery {
  const has = ({ from, to }: PriceSpan) => from !== null || to !== null;
  return {
    ...query,
    filter: query.filter === 'all' ? (wish.filter ?? 'all') : query.filter,
    price: has(query.price) ? query.price : (wish.price ?? query.price),
    sort: query.sort === 'standard' ? (wish.sort ?? 'standard') : query.sort,
  };
}
