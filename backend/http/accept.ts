export type Format = 'jsonld' | 'json' | 'html';

const mimeTypes: Readonly<Record<Format, string>> = {
  jsonld: 'application/ld+json',
  json: 'application/json',
  html: 'text/html',
};

/**
 * The format to answer in, or null when the client takes none of them (406). The server's own order decides between
 * formats that the client likes equally, which is why axios, which names json first, gets ld+json
 * (part B section 3).
 */
export function negotiateFormat(header: string | undefined, formats: readonly Format[]): Format | null {
  const ranges = parseAccept(header?.trim() ? header : '*/*');
  let best: { format: Format; quality: number } | null = null;
  for (const format of formats) {
    const quality = qualityOf(mimeTypes[format], ranges);
    if (quality > 0 && (best === null || quality > best.quality)) best = { format, quality };
  }
  return best?.format ?? null;
}

interface MediaRange {
  readonly type: string;
  readonly quality: number;
}

function parseAccept(header: string): MediaRange[] {
  return header.split(',').map((part) => {
    const [type = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { type, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
}

/** The most specific range that fits speaks for the type, whatever its quality. */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  const family = `${type.slice(0, type.indexOf('/'))}/*`;
  for (const candidate of [type, family, '*/*']) {
    const range = ranges.find((entry) => entry.type === candidate);
    if (range) return range.quality;
  }
  return 0;
}

export type Locale = 'sv' | 'en';

/**
 * The channel speaks sv_SE and en_US, in any spelling of those; a language alone, `*` or anything else gets Swedish,
 * the channel's default.
 */
export function negotiateLocale(header: string | undefined): Locale {
  const wanted = parseAccept(header ?? '').toSorted((a, b) => b.quality - a.quality);
  for (const { type } of wanted) {
    const tag = type.replace('_', '-');
    if (tag === 'sv-se') return 'sv';
    if (tag === 'en-us') return 'en';
  }
  return 'sv';
}
