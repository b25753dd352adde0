/** A piece of customer data that must occur nowhere but in its own place. */
export interface Mark {
  readonly name: string;
  readonly plain: RegExp;
  readonly base64: readonly string[];
}

const GAP = '[\\s()./+\u00a0\u2013-]{0,3}';

/** The text in base64 at any offset of a longer text, in both alphabets: its ends depend on the neighbouring bytes. */
function inBase64(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.from(' '.repeat(before) + text).toString('base64');
    const bytes = before + Buffer.byteLength(text);
    const core = whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes * 4) / 3));
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** A number with or without its first digits (`short`): the century of a personal number, the leading zero of a phone number. */
export function numberMark(name: string, short: string, full: readonly string[]): Mark {
  return { name, plain: new RegExp([...short].join(GAP)), base64: [short, ...full].flatMap(inBase64) };
}

/** An address or a token: no separators between its characters. */
export function textMark(name: string, text: string): Mark {
  const literal = text.toLowerCase().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return { name, plain: new RegExp(literal), base64: inBase64(text) };
}

export function marksIn(text: string, marks: readonly Mark[]): string[] {
  const decode = (bytes: string) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8');
  const decoded = text.replace(/(?:%[\da-f]{2})+/gi, decode).toLowerCase();
  const isIn = ({ plain, base64 }: Mark) => plain.test(decoded) || base64.some((core) => text.includes(core));
  return marks.filter(isIn).map(({ name }) => name);
}
