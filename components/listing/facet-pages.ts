import type { Facets } from '@/lib/domain/listing/facets';

/** Number of weights shown at first; the others need one more click. */
const SHORT = 12;

/** A compact tuple, since every listing contains them. */
export type FacetPage = readonly [key: string, name: string];

export interface FacetPages {
  /** The weights with the most products, ascending in grams. */
  readonly weights: readonly FacetPage[];
  readonly otherWeights: readonly FacetPage[];
  readonly brands: readonly FacetPage[];
}

export function facetPages({ weights, brands }: Facets): FacetPages {
  const common = new Set(weights.toSorted((a, b) => b.count - a.count).slice(0, SHORT));
  const page = ({ key, name }: Facets['brands'][number]): FacetPage => [key, name];
  return {
    weights: weights.filter((weight) => common.has(weight)).map(page),
    otherWeights: weights.filter((weight) => !common.has(weight)).map(page),
    brands: brands.map(page),
  };
}
