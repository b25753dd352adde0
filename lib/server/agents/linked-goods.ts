import type { LinkLine, LinkProblem } from '@/lib/domain/paths/cart-link';
import { availability } from '@/lib/domain/product/availability';
import { comesInVariants, inVariant } from '@/lib/domain/product/in-variant';
import type { Product, ProductVariant } from '@/lib/domain/product/product';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { findProduct } from './find-sellable';

/** A line of a link with its product. */
export interface LinkedGoods extends LinkLine {
  readonly product: Product | null;
  /** Null for a product without colours or sizes. */
  readonly variant: ProductVariant | null;
  readonly problem: LinkProblem | null;
}

function problemOf(product: Product, variant: ProductVariant | null): LinkProblem | null {
  if (comesInVariants(product) && !variant) return 'choice';
  const offer = variant ? inVariant(product, variant) : product;
  if (offer.price === null) return 'on-request';
  return availability(offer).kind === 'soldOut' ? 'sold-out' : null;
}

/** Resolves every line of a link, in its order, including those that cannot be bought. */
export function linkedGoods(catalogue: Catalogue, lines: readonly LinkLine[]): LinkedGoods[] {
  const seen = new Set<Product | ProductVariant>();
  return lines.map((line) => {
    const product = findProduct(catalogue, line.code) ?? null;
    if (!product) return { ...line, product, variant: null, problem: 'unknown' };
    const named = product.variants.find(({ code }) => code.toLowerCase() === line.code.toLowerCase());
    const variant = comesInVariants(product) ? (named ?? null) : null;
    const goods = variant ?? product;
    const problem = seen.has(goods) ? 'repeated' : problemOf(product, variant);
    seen.add(goods);
    return { ...line, product, variant, problem };
  });
}
