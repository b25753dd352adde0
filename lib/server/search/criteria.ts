import { EMPTY_QUERY, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { orderedSpan, type PriceSpan, typedKronor } from '@/lib/domain/listing/price-span';
import { fold } from '@/lib/domain/slug';
import { inFigures } from './numbers';
import { FILLERS } from './synonyms';

/** What a search term requests in words: a price range, a sort order, a filter. */
type Criteria = Partial<Pick<ListingQuery, 'filter' | 'price' | 'sort'>>;

export interface ParsedTerm {
  /** The remaining words; empty for the whole shop. */
  readonly term: string;
  readonly criteria: Criteria;
}

const SUM = String.raw`(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?:[.,:]\d{1,2})?(?: ?(?:tusen(?:lapp(?:ar)?)?|tusingar|papp|lakan|tkr|k|mkr|milj(?:on(?:er)?)?)(?![a-z]))?`;
const CURRENCY = String.raw`(?: ?(?:kr(?:onor)?|sek|spann|:-|,-|\.-|-))`;
const AMOUNT = `${SUM}${CURRENCY}?`;
const UNIT = String.raw`(?! ?(?:gr?|gram\w*|kg|kilo\w*|ozt?|uns\w*|ounces?|hekto|hg|st|mm|karat|euros?|eur|usd|dollar\w*|kron\w*|mark\w*|francs?|%|/|x ?\d)(?![a-z]))(?![\d.,/€$])`;
const TO = `(?:(?:inte|ej) (?:over|mer an|hogre an|dyrare an)|upp ?till?|max(?:imalt)?|hogst|(?<!(?:inte|ej) )(?:under|mindre an|billigare an)|inom|for(?: (?:max|hogst|under))?|(?:med )?(?:en )?budget(?: pa)?|som kostar(?: (?:max|hogst|under))?|kostar (?:max|hogst|under))`;
const FROM = `(?:(?:inte|ej) (?:under|mindre an|billigare an)|(?<!(?:inte|ej) )(?:over|mer an|dyrare an)|minst|fran)`;
const ABOUT = String.raw`(?:for )?(?:runt|kring|omkring|ca\.?|cirka|ungefar|typ)`;

/** Less is no price of this shop; more without a currency is a weight or a year. */
const LEAST_SUM = 100;
/** "100 kronor", "200 kronor" and "1 000 kronor" are coins, "för 1 000 kronor" is a sum. */
const COIN = /^(?:100|200|1[ .]?000) ?kronor$/;
/** Of gold alloys: "för 18k" is no sum, "för 10k" is one. */
const CARATS = /^(?:9|14|18|21|22|23|24)k$/;
/** Figures of a fineness, such as 999.9 without its comma. */
const isFineness = (text: string) => /^9\d\d\d$|^8333$/.test(text);
const ABOUT_SHARE = 0.2;

const hasCurrency = (text: string) => new RegExp(`${CURRENCY}$|tus|papp|lakan|tkr|mkr|milj`).test(text);
const isYear = (text: string) => /^1[6-9]\d\d$|^20[0-4]\d$/.test(text);
const isSum = (text: string) => !CARATS.test(text) && (hasCurrency(text) || (typedKronor(text) ?? 0) >= LEAST_SUM);

const kronorOf = (text: string | undefined) =>
  text === undefined ? null : typedKronor(text.replace(/(?:tus\w+|papp|lakan)$/, 'tusen'));

function span(from: string | undefined, to: string | undefined): Criteria {
  const ends = { from: kronorOf(from), to: kronorOf(to) };
  return { price: orderedSpan(ends), sort: 'gram-pris' };
}

/** The criteria in a match; null when it means something else. `kept`: words of the match that remain in the term. */
type Read = (match: readonly (string | undefined)[]) => (Criteria & { readonly kept?: string | undefined }) | null;

const always =
  (criteria: Criteria): Read =>
  ([, kept]) => ({ ...criteria, kept });

const NOTES: Readonly<Record<string, string>> = { hundr: '100', femhundr: '500', tus: '1000' };

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
  [
    `(?:${FROM} |> ?)(${AMOUNT})${UNIT}`,
    ([, from = '']) => (isSum(from) && !isYear(from) ? span(from, undefined) : null),
  ],
  [`(?:${TO} |< ?)(${AMOUNT})${UNIT}`, ([, to = '']) => (isSum(to) ? span(undefined, to) : null)],
  [
    `(${SUM}${CURRENCY})${UNIT}`,
    ([, to = '']) => (COIN.test(to) || (typedKronor(to) ?? 0) < LEAST_SUM ? null : span(undefined, to)),
  ],
  [
    '(?:for )?(?:ett )?(?:par|nagra) (?:1000|tusen|tusenlappar|tusingar)(?: kr(?:onor)?)?',
    () => span(undefined, '5000'),
  ],
  ['(?:for )?(?:en )?(tus|femhundr|hundr)(?:alapp|enlapp|ing)', ([, note = '']) => span(undefined, NOTES[note])],
  // A bare number is a sum when it can be no year, coin or fineness.
  [
    `([1-9]\\d{3,6}|[1-9]\\d{0,2}[ .]\\d{3})${UNIT}`,
    ([, to = '']) => (isYear(to) || isFineness(to) || /^1[ .]?000$/.test(to) ? null : span(undefined, to)),
  ],
];

const ORDERS: readonly (readonly [pattern: string, read: Read])[] = [
  ['mest (guld|silver|metall)? ?(?:metall |valuta )?for pengarna', always({ sort: 'gram-pris' })],
  [
    '(?:lagsta?|basta?|billigaste?)(?: (?:pris(?:et)?|kostnad))?(?: (guld(?:et)?|silver|silvret))? (?:per|pr) (?:gram|g|uns)',
    always({ sort: 'gram-pris' }),
  ],
  ['(?<!kostar .*)(?:pris(?:et)? )?(?:per|pr) (?:gram|g)', always({ sort: 'gram-pris' })],
  ['(?:lagsta? |basta? )?(?:gram|kilo) ?pris(?:et)?', always({ sort: 'gram-pris' })],
  ['(?:prisvar(?:d|t|da|dast|daste)|basta? (?:pris(?:et|er)?|kop(?:et)?|varde(?:t)?))', always({ sort: 'gram-pris' })],
  [
    '(?:med )?(?:lagsta?|laga?|lagt|minsta?|billigaste?) (?:paslag(?:et)?|premie(?:n)?|premium|marginal(?:en)?|overpris)',
    always({ sort: 'paslag' }),
  ],
  ['(?:utan|nastan inget|inget) (?:paslag|premie|overpris)', always({ sort: 'paslag' })],
  ['narmast spot(?:pris)?(?:et)?', always({ sort: 'paslag' })],
  ['(?:till )?(?:lagsta? (?:mojliga )?pris(?:et|er)?|lagpris|prisbilliga?)', always({ sort: 'pris-stigande' })],
  ['billig(?:ast|aste|a|t|are)?', always({ sort: 'pris-stigande' })],
  ['(?:dyr(?:ast|aste|a|t)?|hogsta? pris(?:et)?)', always({ sort: 'pris-fallande' })],
  ['(?:storsta?|stora?|stort|tyngsta?|tunga?)', always({ sort: 'vikt-fallande' })],
  ['(?:minsta?|lattaste?|sma|liten|litet|lilla)', always({ sort: 'vikt' })],
];

const FLAGS: readonly (readonly [pattern: string, read: Read])[] = [
  [
    '(?:(?:som )?(?:ni )?(?:finns |har |ar )?(?:i|pa) lager(?:et)?(?: (?:i ?dag|nu|just nu|direkt))?|lagervar(?:a|or)|lagerforda?)',
    always({ filter: 'onHand' }),
  ],
  ['(?:direkt fran lager(?:et)?|(?:som )?(?:ni )?finns hemma)', always({ filter: 'onHand' })],
  ['(?:for )?(?:omgaende|snabb) leverans', always({ filter: 'onHand' })],
  [
    '(?:pa )?(?:rean?|extrapris(?:er)?|nedsat(?:t|ta)(?: pris(?:er)?)?|(?:pris)?sankt(?: pris(?:er)?)?|rabatt(?:er|erat|erade)?|kampanj(?:er|pris)?|erbjudanden?)',
    always({ filter: 'sale' }),
  ],
];

const PATTERNS = [...PRICES, ...ORDERS, ...FLAGS].map(
  ([pattern, read]) => [new RegExp(`(?<= |^)${pattern}(?= |$)`), read] as const,
);

/** A seller's words about price are no criteria for goods: "bäst pris när jag säljer guld". */
const SELLS = /(?<= |^)(?:salj\w*|sald\w*|inlos\w*|betalar ni)(?= |$)/;

/** Beside a sum, what is done with the money means nothing of its own, and any gift is one. */
const SPENDING =
  /^(?:att|fa|kop[ae]?r?|investera\w*|placera|handla|satsa|lagga|spendera|pris\w*|pengar|summa|budget|kronor)$/;
const GIFT = /^\p{L}*(?:present|gava|klapp)(?:en|er)?$/u;

const plainWord = (word: string) => fold(word).replace(/(?<=.)[?!.,;]+$/, '');
const wordsIn = (text: string) => text.split(' ').filter(Boolean).length;

function besideSum(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    SPENDING.test(plainWord(word)) ? [] : GIFT.test(plainWord(word)) ? ['present'] : [word],
  );
}

/** The first criterion in a term, and the words without it; null without any. */
function takeOne(words: readonly string[]): { readonly words: readonly string[]; readonly criteria: Criteria } | null {
  const plain = words.map(plainWord).join(' ');
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(plain);
    const result = match && read([...match]);
    if (!result) continue;
    const { kept, ...criteria } = result;
    const before = wordsIn(plain.slice(0, match.index));
    const after = words.slice(before + wordsIn(match[0]));
    return { words: [...words.slice(0, before), ...(kept ? [kept] : []), ...after], criteria };
  }
  return null;
}

/**
 * Splits a typed term into criteria and the rest: "billigaste guldtackan för 5 000 kr" is a search for "guldtackan" up to 5,000 SEK,
 * cheapest first (spec.md section 4, Search). A sum sorts by price per gram, unless another order is named.
 */
export function parseTerm(typed: string): ParsedTerm {
  let words: readonly string[] = inFigures(typed);
  let criteria: Criteria = {};
  for (let taken = takeOne(words); taken; taken = takeOne(words)) {
    // Prices come first, so that a named order replaces theirs.
    criteria = { ...criteria, ...taken.criteria };
    words = taken.words;
  }
  if (Object.keys(criteria).length === 0) return { term: typed, criteria };
  if (SELLS.test(fold(words.join(' ')))) return { term: words.join(' '), criteria: {} };
  const others = words.filter((word) => !FILLERS.has(plainWord(word)));
  // Filler words may have separated the words of another criterion.
  const rest = parseTerm((criteria.price ? besideSum(others) : others).join(' '));
  return { term: rest.term, criteria: { ...criteria, ...rest.criteria } };
}

/** A query with these criteria. The choices that it already has take precedence. */
export function withCriteria(criteria: Criteria, query: ListingQuery = EMPTY_QUERY): ListingQuery {
  const has = ({ from, to }: PriceSpan) => from !== null || to !== null;
  return {
    ...query,
    filter: query.filter === 'all' ? (criteria.filter ?? 'all') : query.filter,
    price: has(query.price) ? query.price : (criteria.price ?? query.price),
    sort: query.sort === 'standard' ? (criteria.sort ?? 'standard') : query.sort,
  };
}
