import type { ProductParams } from '@/lib/catalogue/catalogue';
import { type Category, GOLD_ROOT } from '@/lib/listing/category';
import { flatten, pathTo } from '@/lib/listing/tree';
import { toInternal } from './segment';

/**
 * Next fails to build a route whose generateStaticParams returns an empty list (docs/decisions/0021). A shop without a third level,
 * and a build without a backend, return this placeholder instead; its page is a 404. No category has this code.
 */
const NO_PAGE = '~';

/** Whether the parameters of a route are the placeholder. */
export function isPlaceholder(segment: string): boolean {
  return decodeURIComponent(segment) === NO_PAGE;
}

function atLeastOne<T>(params: readonly T[], none: T): T[] {
  return params.length > 0 ? [...params] : [none];
}

/** Of `/[category]`. */
export function rootParams(tree: readonly Category[]) {
  return atLeastOne(
    tree.map(({ code }) => ({ category: code })),
    { category: NO_PAGE },
  );
}

/** Of `/[category]/[slug]`: categories below a root, and products. */
export function twoSegmentParams(tree: readonly Category[], products: readonly ProductParams[]) {
  const categories = tree.flatMap((root) => root.children.map((child) => ({ category: root.code, slug: child.code })));
  const pages = products.map(({ subCategory, slug }) => ({ category: subCategory, slug: toInternal(slug) }));
  return atLeastOne([...categories, ...pages], { category: NO_PAGE, slug: NO_PAGE });
}

/** Of `/[category]/[slug]/[sub]`. */
export function threeSegmentParams(tree: readonly Category[]) {
  const ways = flatten(tree).map(({ code }) => pathTo(tree, code).map((step) => step.code));
  return atLeastOne(
    ways.flatMap(([category, slug, sub]) => (category && slug && sub ? [{ category, slug, sub }] : [])),
    { category: NO_PAGE, slug: NO_PAGE, sub: NO_PAGE },
  );
}

/** Of the finished views of a listing: one for Next's sake, the others are made when they are requested. */
export function viewParams(tree: readonly Category[]) {
  const root = tree.find(({ code }) => code === GOLD_ROOT) ?? tree[0];
  return [{ query: 'sida=2', path: [root?.code ?? NO_PAGE] }];
}
