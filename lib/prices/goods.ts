/** What money rules need to know about goods; lib/catalogue's products have it. */
export type Metal = 'gold' | 'silver';

/** How the backend labels a weight (spec.md section 9). `other` stands for anything else. */
export type WeightType = 'g' | 'kg' | 'x1g' | 'oz' | 'x1/10oz' | 'other';

export interface Weighed {
  /** Grams as the backend means them: the fine weight for `oz` kinds, the physical weight for the others. */
  readonly weight: number | null;
  readonly weightType: WeightType;
  /** Per mille: 999.9 */
  readonly purity: number | null;
}
