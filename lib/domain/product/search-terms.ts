import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';

/** Every form of a coin in kronor, also of its metal and before "mynt": "guldtjugokrona", "20-kronorsmynt". */
const coin = (number: string, name: string): readonly [RegExp, string] => [
  new RegExp(`\\b(guld|silver)?(?:${number})[\\s-]?kron(?:a?n?|or|orna|ors)(?:-?(?=mynt)|\\b)`, 'g'),
  `$1 ${name} `,
];

/** Trade terms and how product names spell them. Folded. */
const TRADE_WORDS: readonly (readonly [RegExp, string])[] = [
  coin('tjugo|20', '20 kronor'),
  coin('tio|10', '10 kronor'),
  coin('fem|5', '5 kronor'),
  coin('tva|2', '2 kronor'),
  coin('en|1', '1 krona'),
  coin('hundra|100', '100 kronor'),
  coin('tvahundra|200', '200 kronor'),
  coin('tusen|1000', '1000 kronor'),
  [/\bkilo[\s-]?(?:bars?|tack(?:a|an|or|orna))\b/g, '1 kg'],
  [/\bhalv(?:t|a)?[\s-]?uns\b/g, '1/2 oz'],
  [/\bkvarts?[\s-]?uns\b/g, '1/4 oz'],
  [/\b(?:ett|en)\s(?=uns\b|kilo\b)/g, '1 '],
];

/** A literal, so that the listings' JavaScript, which does not use it, leaves it out. */
const WEIGHT =
  /(?<![\p{L}\p{N}.,/-])(\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?(?:\s*x\s*\d+(?:\/\d+)?)?)[\s-]*(?:(gr?m?|gramm?|grams)|(kg|kilos?|kilogram)|(?:t(?:r|roy)?[.\s-]*)?(?:ozt?|ou?nces?|un[sz]e?|unce))(?![a-z0-9])/gu;

/** Normalises a text for comparison: folded, every weight in one spelling ("31,1 gram" -> "31.1g"). */
export function normaliseSearchText(text: string): string {
  const traded = TRADE_WORDS.reduce((words, [pattern, meant]) => words.replace(pattern, meant), fold(typedText(text)));
  return traded.replace(
    WEIGHT,
    (_, amount: string, gram?: string, kilo?: string) =>
      ` ${amount.replace(/\s/g, '').replace(',', '.')}${gram ? 'g' : kilo ? 'kg' : 'oz'} `,
  );
}

/** The words of a text. Hyphenated words count whole and in parts, for codes and names like "Argor-Heraeus". */
export function searchWords(text: string): string[] {
  const words = normaliseSearchText(text)
    .split(/[^\p{L}\p{N}./-]+/u)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter(Boolean);
  return [
    ...new Set(words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-').filter(Boolean)] : [word]))),
  ];
}

/** Spelling without å, ä and ö: "ålands" as "aalands". */
export function respelled(text: string): string {
  return text.toLowerCase().replace(/å/g, 'aa').replace(/ä|æ/g, 'ae').replace(/ö|ø/g, 'oe').replace(/ü/g, 'ue');
}
