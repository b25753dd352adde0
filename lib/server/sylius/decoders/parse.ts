import { amountOrNull, type Ore } from '@/lib/domain/prices/money';
import { reportOnce } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

/** A JSON object of the backend, before parsing. */
export type Wire = Readonly<Record<string, unknown>>;

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The members of a collection: `hydra:member`, `member` (API Platform 4) or a bare array; PHP may write the list as an
 * object with numeric keys (contract.md part B section 7). Throws a CommerceError of kind `parse` for anything else,
 * which must not look like an empty collection.
 */
export function members(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (isWire(body)) {
    const list = body['hydra:member'] ?? body.member;
    if (Array.isArray(list)) return list;
    const values = numericValues(list);
    if (values) return values;
  }
  throw new CommerceError('parse', 'not a collection', { body });
}

/** The total number of members in the collection; null when the response has none. */
export function total(body: unknown): number | null {
  if (!isWire(body)) return null;
  return num(body['hydra:totalItems'] ?? body.totalItems);
}

function numericValues(value: unknown): readonly unknown[] | null {
  if (!isWire(value)) return null;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d+$/.test(key))) return null;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]);
}

/** A list in any form that PHP writes: also an object with numeric keys, a single value, null. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined || value === '') return [];
  return numericValues(value) ?? [value];
}

/** A map; PHP's empty map arrives as `[]`. Anything else counts as empty. */
export function asMap(value: unknown): Wire {
  return isWire(value) ? value : {};
}

// All text is made well-formed here: text cut within an emoji ends with a lone surrogate, which no URL or e-mail can
// encode.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toWellFormed();
  } catch {
    return segment.toWellFormed();
  }
}

/**
 * Reduces an IRI to `resource/identifier`, so that the shop and admin spellings of a resource are equal on any host and
 * base path (contract.md part B section 1). Takes an IRI or an object with `@id`; null for anything else.
 */
export function iriKey(value: unknown): string | null {
  if (isWire(value)) return iriKey(value['@id']);
  if (typeof value !== 'string') return null;
  const path = value
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
  const marker = path.lastIndexOf('/api/v2/');
  const segments = (marker < 0 ? path : path.slice(marker + '/api/v2/'.length)).split('/').filter(Boolean);
  if (marker >= 0 && (segments[0] === 'admin' || segments[0] === 'shop')) segments.shift();
  const resource = marker < 0 ? segments.at(-2) : segments[0];
  const identifier = segments.at(-1);
  if (segments.length < 2 || resource === undefined || identifier === undefined) return null;
  return `${resource}/${decoded(identifier)}`;
}

/** The identifier of an IRI, or of an object with `code` or `@id`; of a plain text the text. */
export function iriCode(value: unknown): string | null {
  if (isWire(value)) return label(value.code) ?? iriCode(value['@id']);
  const key = iriKey(value);
  if (key) return key.slice(key.indexOf('/') + 1);
  return label(value);
}

/**
 * The request path for an IRI of any depth (`product-options/X/values/Y` from Sylius 2), always below the shop section.
 * Null for an IRI without a known base, and for one with dot segments.
 */
export function iriPath(value: unknown): string | null {
  if (isWire(value)) return iriPath(value['@id']);
  if (typeof value !== 'string') return null;
  const below = /\/api\/v2\/(?:shop|admin)\/([^?#]+)$/.exec(value.trim())?.[1];
  const segments = below?.split('/').map(decoded) ?? [];
  if (segments.length < 2 || segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return null;
  return `sylius/api/v2/shop/${segments.map(encodeURIComponent).join('/')}`;
}

/** The request path for an IRI's key: always in the shop section, never on a host from a response. */
export function shopPath(key: string): string {
  const slash = key.indexOf('/');
  return `sylius/api/v2/shop/${key.slice(0, slash)}/${encodeURIComponent(key.slice(slash + 1))}`;
}

/**
 * Parses 31.103, "31.103", "31,103", "1 234,5" or "1.234,56" (the last separator is the decimal one), also as the only
 * element of a list or as `{value}`. Null for anything else, including booleans, NaN and infinities.
 */
export function num(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.length === 1 ? num(value[0]) : null;
  if (isWire(value)) return 'value' in value ? num(value.value) : null;
  if (typeof value !== 'string') return null;
  const bare = value.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  const separator = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const plain = separator < 0 ? bare : `${bare.slice(0, separator).replace(/[.,]/g, '')}.${bare.slice(separator + 1)}`;
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? num(Number(plain)) : null;
}

const LIGHTEST = 0.001;
const HEAVIEST = 1_000_000;

/** A weight in grams, from a milligram to a tonne, in the forms of `num`. Null for anything else; 0 means "unknown". */
export function grams(value: unknown): number | null {
  const read = num(value);
  return read !== null && read >= LIGHTEST && read <= HEAVIEST ? read : null;
}

/** A whole number of at least zero, or null. */
export function count(value: unknown): number | null {
  const read = num(value);
  return read !== null && read >= 0 && Number.isSafeInteger(Math.floor(read)) ? Math.floor(read) : null;
}

/** true for true, 1, "1", "true" and any positive number; otherwise false, also when missing. */
export function bool(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|yes|on)$/i.test(value.trim())) return true;
  const read = num(value);
  return read !== null && read > 0;
}

/**
 * Öre from an integer or a numeric string. Null for NaN, negative and impossibly large values; fractions of an öre,
 * which tax calculations may leave, are rounded, but never to zero: 0.25 is a share, not an amount.
 */
export function money(value: unknown): Ore | null {
  const read = num(value);
  return read === null || (read !== 0 && read < 0.5) ? null : amountOrNull(Math.round(read));
}

/** An identifier as an opaque string: a number or a non-empty string. */
export function identifier(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toWellFormed() : null;
}

/** An id in the backend's own type, in which it must be sent back. Null for none. */
export function readWireId(value: unknown): number | string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Whether a text shows nothing: spaces and invisible characters only. */
const isBlank = (value: string) => !/[^\p{C}\p{Z}]/u.test(value);

/** A short text: a string or number, a list (joined with a space), `{value}`, `{label}` or `{name}`. Blank is null. */
export function label(value: unknown): string | null {
  return labelWithin(LABEL_LEVELS, value);
}

/** Maximum nesting that is read, so that deep lists and objects do not overflow the stack. */
const LABEL_LEVELS = 8;

function labelWithin(levels: number, value: unknown): string | null {
  if (typeof value === 'string') return isBlank(value) ? null : value.trim().toWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (levels === 0) return null;
  const inner = (part: unknown) => labelWithin(levels - 1, part);
  if (Array.isArray(value)) return label(value.map(inner).filter(Boolean).join(' '));
  if (isWire(value)) return inner(value.value ?? value.label ?? value.name);
  return null;
}

/**
 * A text that may be translated: the top-level field (Sylius 1.11 and later), else the Swedish translation, else the
 * first. Null for none.
 */
export function text(wire: Wire, field: string): string | null {
  const direct = wire[field];
  if (typeof direct === 'string' && !isBlank(direct)) return direct.toWellFormed();
  const translations = asMap(wire.translations);
  const listed = Array.isArray(wire.translations) ? wire.translations.filter(isWire) : [];
  const candidates = [
    translations.sv_SE,
    translations['sv-SE'],
    translations.sv,
    listed.find((entry) => /^sv/i.test(label(entry.locale) ?? '')),
    ...Object.values(translations),
    ...listed,
  ];
  const texts = candidates.map((candidate) => asMap(candidate)[field]).filter((found) => typeof found === 'string');
  return texts.find((found) => !isBlank(found))?.toWellFormed() ?? null;
}

const MEDIA = '/sylius/media/';

/**
 * A picture's or video's path on our own origin, `/sylius/media/...`, from the three forms of contract.md part B section 4: a path
 * (`/media/image/ab/c.jpg`), a stored name (`ab/c.jpg`) or a URL with a host in `trustedHosts`. The first of these is
 * the backend; pictures of the others are fetched from their host (lib/server/sylius/resources/media/sources.ts). Null for an
 * empty path, one outside the media folder, and an unlisted host, which is reported once.
 */
export function mediaPath(path: unknown, folder: 'image' | 'video', trustedHosts: readonly string[]): string | null {
  if (typeof path !== 'string' || path.trim() === '') return null;
  const source = path.trim();
  const absolute = /^([a-z][a-z0-9+.-]*:)?\/\//i.test(source);
  const relative = source.startsWith('/') ? source : `/media/${folder}/${source}`;
  const address = URL.parse(absolute ? source : relative, 'https://media.invalid');
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  if (absolute && address.host !== trustedHosts[0]) return elsewhere(address, trustedHosts);
  // A URL of the backend may have any base path; a path alone only the mount point.
  const rest = (absolute ? /\/media\/(.+)$/ : /^(?:\/sylius)?\/media\/(.+)$/).exec(address.pathname)?.[1];
  return rest === undefined ? null : MEDIA + rest;
}

function elsewhere({ protocol, host, pathname }: URL, trustedHosts: readonly string[]): string | null {
  if (trustedHosts.includes(host)) return `${MEDIA}${protocol.slice(0, -1)}@${host.replace(':', '~')}${pathname}`;
  reportOnce('media host is not trusted (MEDIA_HOSTS)', { host });
  return null;
}

/**
 * The readable reason in an error body of any dialect (contract.md part B section 5): the first non-empty of
 * `hydra:description`, `detail`, `description`, `message`, the violations' messages, `hydra:title`, `title`, and
 * finally the status text. It is the backend's text: for 5xx show our own.
 */
export function errorText(body: unknown, statusText = ''): string {
  const wire = asMap(body);
  const violations = asList(wire.violations).flatMap((violation) => label(asMap(violation).message) ?? []);
  const candidates = [
    wire['hydra:description'],
    wire.detail,
    wire.description,
    wire.message,
    violations.join(' '),
    wire['hydra:title'],
    wire.title,
    statusText,
  ];
  return candidates.map((text) => (typeof text === 'string' ? text.trim() : '')).find((text) => text !== '') ?? '';
}
