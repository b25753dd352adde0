import type { Facets } from '@/lib/listing/facets';

/** Weights that are seen at once; the others are one press away. */
const SHORT = 12;

/** As short as it can be written, since every listing carries them. */
export type FacetPage = readonly [key: string, name: string];

export interface FacetPages {
  /** Those that most products share, ascending in grams. */
  readonly weights: readonly FacetPage[];
  readonly otherWeights: readonly FacetPage[];
  readonly brands: readonly FacetPage[];
}

/** What a category page links to of its facets. */
export function facetPages({ weights, brands }: Facets): FacetPages {
  const common = new Set(weights.toSorted((a, b) => b.count - a.count).slice(0, SHORT));
  const page = ({ key, name }: Facets['brands'][number]): FacetPage => [key, name];
  return {
    weights: weights.filter((weight) => common.has(weight)).map(page),
    otherWeights: weights.filter((weight) => !common.has(weight)).map(page),
    brands: brands.map(page),
  };
}
