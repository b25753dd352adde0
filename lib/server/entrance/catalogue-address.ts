import type { Category } from '@/lib/domain/listing/category';
import { knownKeys, knownQuery } from '@/lib/domain/listing/choices';
import { filterProducts } from '@/lib/domain/listing/filters';
import { PAGE_SIZE } from '@/lib/domain/listing/listing';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import {
  internalListingPath,
  isIndexable,
  onRequestPath,
  parseView,
  serialiseView,
} from '@/lib/domain/paths/listing-address';
import { decoded, renderedProductPath } from '@/lib/domain/paths/segment';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { slugOf } from './request-path';

/** The shop's response to a path. */
export type Destination =
  /** A page, rendered at `path`, which is the same for every spelling of the request. `product`: its code, if it is a product's. */
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 400 | 404; readonly product?: string }
  /** Redirect to the canonical `path`; the rest of the query stays. */
  | { readonly kind: 'moved'; readonly path: string }
  /** A product that is not for sale, or no longer: redirect to the home page (spec.md section 2). */
  | { readonly kind: 'home' }
  | { readonly kind: 'nowhere' }
  /** The catalogue, or the part of it that may contain the path, could not be loaded. */
  | { readonly kind: 'unknown' };

const NOWHERE: Destination = { kind: 'nowhere' };

/**
 * A category with the requested view, ignoring weights and brands that it lacks. A view without products is rendered
 * per request as empty; with status 404 if it is indexable, since search engines may know it from when it had products.
 * A page number beyond the last is not found.
 */
function listing({ byCategory }: Catalogue, way: readonly Category[], params: URLSearchParams): Destination {
  const path = categoryPath(way);
  const page = (rendered: string, status: 200 | 404 = 200) => ({ kind: 'page', path: rendered, status }) as const;
  const requested = parseView(params);
  const products = serialiseView(requested) === '' ? [] : (byCategory.get(way.at(-1)?.code ?? '') ?? []);
  const view = { ...requested, query: knownQuery(requested.query, knownKeys(products)) };
  const rendered = internalListingPath(path, view);
  if (serialiseView(view) === '') return page(rendered);
  const count = filterProducts(products, view.query).length;
  if (view.page > Math.max(1, Math.ceil(count / PAGE_SIZE))) return NOWHERE;
  return count > 0 ? page(rendered) : page(onRequestPath(path, view), isIndexable(view) ? 404 : 200);
}

function product({ byCode }: Catalogue, category: string, code: string | null): Destination {
  const found = byCode.get(code?.toLowerCase() ?? '');
  if (!found) return { kind: 'home' };
  if (found.code !== code) return { kind: 'moved', path: productPath({ categoryCode: category, code: found.code }) };
  return { kind: 'page', path: renderedProductPath(found), status: 200, product: found.code };
}

function resolve(catalogue: Catalogue, pathname: string, params: URLSearchParams): Destination {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', second, third] = segments;
  const wayTo = (code: string) => catalogue.paths.get(code) ?? [];
  if (segments.length === 1) {
    const way = wayTo(first);
    if (way.length === 0) return NOWHERE;
    const slug = slugOf(params);
    return slug === null ? listing(catalogue, way, params) : product(catalogue, first, slug);
  }
  if (third !== undefined) {
    const way = wayTo(third);
    const isWay = way.length > 0 && way.map(({ code }) => code).join('/') === segments.join('/');
    return isWay ? listing(catalogue, way, params) : NOWHERE;
  }
  const parent = wayTo(first).at(-1);
  const code = second === undefined ? null : decoded(second);
  if (!parent) return catalogue.hidden.has(first) ? product(catalogue, first, code) : { kind: 'home' };
  const child = parent.children.find((candidate) => candidate.code === code?.toLowerCase());
  if (!child) return product(catalogue, first, code);
  return child.code === code
    ? listing(catalogue, wayTo(child.code), params)
    : { kind: 'moved', path: `/${first}/${child.code}` };
}

/**
 * Resolves a path of one to three segments that is not one of our own pages. Decided from the catalogue in memory, so
 * that invented paths never reach the page cache, which stores a file for every rendered path. Expects category codes
 * in lower case. Not found while a part of the catalogue is missing: `unknown`.
 */
export function catalogueDestination(catalogue: Catalogue, pathname: string, params: URLSearchParams): Destination {
  const found = resolve(catalogue, pathname, params);
  const isDenial = found.kind === 'home' || found.kind === 'nowhere';
  return isDenial && !catalogue.complete ? { kind: 'unknown' } : found;
}
