/** Something of a customer's that is to be found nowhere but where it belongs. */
export interface Mark {
  readonly name: string;
  readonly forms: readonly RegExp[];
}

/** How people and programs write a number: in groups, with hyphens, in an address. */
const GAP = '(?:[\\s()./+-]|\\u00a0|\\u2013|%20|%2B|\\+){0,3}';

function percent(character: string): string {
  return [...Buffer.from(character, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function escaped(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Each character plain or percent-encoded, with `gap` between them. */
function written(text: string, gap = ''): RegExp {
  return new RegExp([...text].map((each) => `(?:${escaped(each)}|${percent(each)})`).join(gap), 'i');
}

/** What base64 makes of the text wherever in a longer text it stands, in both alphabets: the ends depend on what is beside it. */
function inBase64(text: string): RegExp {
  const cores = [0, 1, 2].map((before) => {
    const whole = Buffer.from(' '.repeat(before) + text).toString('base64');
    const bytes = before + Buffer.byteLength(text);
    return whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes * 4) / 3));
  });
  const either = (core: string) => escaped(core).replaceAll('\\+', '[+-]').replaceAll('\\/', '[/_]');
  return new RegExp(cores.map(either).join('|'));
}

/** A number, with or without its first digits (`short`): the century of a personal number, the trunk zero of a telephone number. */
export function numberMark(name: string, short: string, full: readonly string[]): Mark {
  return { name, forms: [written(short, GAP), ...[short, ...full].map(inBase64)] };
}

/** An address or a token: no characters between its own. */
export function textMark(name: string, text: string): Mark {
  return { name, forms: [written(text), inBase64(text)] };
}

/** The names of the marks that stand in a text, in whatever form. */
export function marksIn(text: string, marks: readonly Mark[]): string[] {
  return marks.filter(({ forms }) => forms.some((form) => form.test(text))).map(({ name }) => name);
}
