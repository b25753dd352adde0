import { paths } from './paths';

/*
 * Cart links: `/buy/{code}:{quantity},{code}:{quantity}` (permalinks of the Universal Commerce Protocol, draft of August 2026). A code
 * with characters outside PLAIN_CODE is written as `~` and its base64url.
 */

export const BUY = '/buy';

/** Most lines of a link: the limit of our own handlers. */
export const MOST_LINES = 50;
const LONGEST_CODE = 120;
/** The limit of a cart line (spec.md section 9). */
const MOST_PIECES = 10_000;

const PLAIN_CODE = /^[A-Za-z0-9._-]+$/;
const QUANTITY = /^[1-9]\d{0,4}$/;

export interface LinkLine {
  /** Of a product or a variant, as spelled in the link. */
  readonly code: string;
  readonly quantity: number;
}

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toToken(code: string): string {
  return PLAIN_CODE.test(code) ? code : `~${base64url(code)}`;
}

function fromBase64url(encoded: string): string | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // Only the canonical encoding without padding, so that a code has a single token.
    return base64url(text) === encoded ? text : null;
  } catch {
    return null;
  }
}

export function fromToken(token: string): string | null {
  const code = token.startsWith('~') ? fromBase64url(token.slice(1)) : PLAIN_CODE.test(token) ? token : null;
  return code === null || code === '' || code.length > LONGEST_CODE || /\p{Cc}/u.test(code) ? null : code;
}

function parseLine(text: string): LinkLine | null {
  const [token = '', quantity = '', ...more] = text.split(':');
  const code = fromToken(token);
  if (code === null || more.length > 0 || !QUANTITY.test(quantity) || Number(quantity) > MOST_PIECES) return null;
  return { code, quantity: Number(quantity) };
}

/** The lines of `code:2,other:1`; null when one is invalid, its quantity too high, its code repeated, or there are too many. */
export function parseLinkItems(items: string): readonly LinkLine[] | null {
  const parts = items.split(',', MOST_LINES + 1);
  const lines = parts.flatMap((part) => parseLine(part) ?? []);
  const codes = new Set(lines.map(({ code }) => code.toLowerCase()));
  const isWhole = lines.length === parts.length && codes.size === lines.length && lines.length <= MOST_LINES;
  return isWhole ? lines : null;
}

/** Inverse of `parseLinkItems`. */
export function linkItems(lines: readonly LinkLine[]): string {
  return lines.map(({ code, quantity }) => `${toToken(code)}:${quantity}`).join(',');
}

/** The items in a path below `/buy`: empty for none, null for any other path. */
export function itemsIn(pathname: string): string | null {
  if (pathname === BUY || pathname === `${BUY}/`) return '';
  return pathname.startsWith(`${BUY}/`) ? pathname.slice(BUY.length + 1) : null;
}

export const ITEMS = 'varor';
export const NEXT_PAGE = 'vidare';

/** Whether a URL is a cart link, or the page that shows one, with invalid items. */
export function isBrokenCartLink({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const items = pathname === paths.cartLink ? (searchParams.get(ITEMS) ?? ':') : itemsIn(pathname);
  return items !== null && items !== '' && parseLinkItems(items) === null;
}

/** A link's next page, decoded once, when it is a path of this shop; null for anything else. */
export function ownPage(value: string | null, siteUrl: string): string | null {
  // Browsers normalise backslashes and control characters, so `/\evil.example` would leave the site.
  if (value === null || value.length > 500 || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const url = URL.parse(value, siteUrl);
  if (url === null || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}

const CAMPAIGN = /^\/?(?:attribution\/)?(utm_[a-z]{1,20})$/;
const LONGEST_VALUE = 100;

/** The campaign parameters of a link. Others are dropped because they may be secret, and so are repeated ones. */
function campaignOf(query: URLSearchParams): readonly (readonly [string, string])[] {
  const named = [...query].flatMap(([name, value]) => {
    const campaign = CAMPAIGN.exec(name)?.[1];
    return campaign === undefined || value.length > LONGEST_VALUE ? [] : [[campaign, value] as const];
  });
  return named.filter(([name]) => named.filter(([other]) => other === name).length === 1);
}

/** Where a link leads: to the page that shows its items (from `itemsIn`, valid or empty), or to its next page. */
export function linkDestination(items: string, query: URLSearchParams, siteUrl: string): string {
  const wanted = query.getAll('continue_to');
  const next = wanted.length === 1 ? ownPage(wanted[0] ?? null, siteUrl) : null;
  const lines = parseLinkItems(items);
  const url = new URL(lines === null ? (next ?? paths.home) : paths.cartLink, siteUrl);
  if (lines !== null) {
    url.searchParams.set(ITEMS, linkItems(lines));
    if (next !== null) url.searchParams.set(NEXT_PAGE, next);
  }
  for (const [name, value] of campaignOf(query)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The link to a cart with these goods, each code once; null for none, and for more than a link can have. */
export function buyPath(goods: readonly LinkLine[]): string | null {
  const byCode = new Map<string, number>();
  for (const { code, quantity } of goods) byCode.set(code, (byCode.get(code) ?? 0) + quantity);
  const items = linkItems([...byCode].map(([code, quantity]) => ({ code, quantity })));
  return parseLinkItems(items) === null ? null : `${BUY}/${items}`;
}

/** Why a line of a link cannot be added to the cart. */
export type LinkProblem =
  | 'unknown'
  /** Has colours or sizes, and the link specifies none. */
  | 'choice'
  | 'on-request'
  | 'sold-out'
  /** An earlier line of the link has the same product and variant. */
  | 'repeated';
