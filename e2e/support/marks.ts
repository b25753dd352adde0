/** A piece of customer data that must occur nowhere but in its own place. */
export interface Mark {
  readonly name: string;
  readonly forms: readonly RegExp[];
}

/** Separators in written numbers: groups, hyphens, URL encoding. */
const GAP = '(?:[\\s()./+-]|\\u00a0|\\u2013|%20|%2B|\\+){0,3}';

function percent(character: string): string {
  return [...Buffer.from(character, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function escaped(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Matches each character plain or percent-encoded, with `gap` between them. */
function written(text: string, gap = ''): RegExp {
  return new RegExp([...text].map((each) => `(?:${escaped(each)}|${percent(each)})`).join(gap), 'i');
}

/** Matches the text in base64 at any offset of a longer text, in both alphabets: its ends depend on the neighbouring bytes. */
function inBase64(text: string): RegExp {
  const cores = [0, 1, 2].map((before) => {
    const whole = Buffer.from(' '.repeat(before) + text).toString('base64');
    const bytes = before + Buffer.byteLength(text);
    return whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes * 4) / 3));
  });
  const either = (core: string) => escaped(core).replaceAll('\\+', '[+-]').replaceAll('\\/', '[/_]');
  return new RegExp(cores.map(either).join('|'));
}

/** A number with or without its first digits (`short`): the century of a personal number, the leading zero of a phone number. */
export function numberMark(name: string, short: string, full: readonly string[]): Mark {
  return { name, forms: [written(short, GAP), ...[short, ...full].map(inBase64)] };
}

/** An address or a token: no separators between its characters. */
export function textMark(name: string, text: string): Mark {
  return { name, forms: [written(text), inBase64(text)] };
}

/** The names of the marks that occur in a text, in any form. */
export function marksIn(text: string, marks: readonly Mark[]): string[] {
  return marks.filter(({ forms }) => forms.some((form) => form.test(text))).map(({ name }) => name);
}
