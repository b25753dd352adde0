const NBSP = '\u00a0';
/** Prevents a line break after a dash or a hyphen; has no width. */
const WORD_JOINER = '\u2060';
const UNITS =
  'g|kg|kilo|mg|oz|mm|cm|kr|kr/g|kr/uns|SEK/g|SEK/oz|SEK|USD|öre|%|kronor|karat|gram|uns|procent|§|kap\\.|' +
  'arbetsdagar|bankdagar|dagar|dagars|veckor|månader|år|timmar|minuter|grader';
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/**
 * Swedish typesetting of plainly typed text: ”quotes” on both sides, an en dash for a spaced hyphen, and no line break inside
 * "30 000 kr", "31,1 g", "1–3", "e-handel", "Storgatan 1" or "kl. 10.05", before a dash or
 * after a single letter that follows it.
 */
export function typeset(text: string): string {
  return text
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .replace(/ [-–] /g, `${NBSP}– `)
    .replace(/(– \p{L}) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/((?:^|\s)\p{L}{1,2}-)(?=\p{L})/gu, `$1${WORD_JOINER}`)
    .replace(/(\d–)(?=\d)/g, `$1${WORD_JOINER}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/\b(\d{3}) (\d\d) (?=\p{Lu})/gu, `$1${NBSP}$2${NBSP}`)
    .replace(BEFORE_UNIT, `$1${NBSP}`)
    .replace(/(\b(?:kl\.|klockan|nr|Box)|gatan) (?=[\p{Lu}\d])/gu, `$1${NBSP}`);
}
