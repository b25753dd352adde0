export const METALS = ['gold', 'silver'] as const;
export type Metal = (typeof METALS)[number];

/** The backend's weight labels (spec.md section 9). `other` is any unknown label. */
export type WeightType = 'g' | 'kg' | 'x1g' | 'oz' | 'x1/10oz' | 'other';

/** Product data that price calculations need; lib/catalogue's products have it. */
export interface Weighed {
  /** Grams: the fine weight for `oz` kinds, the physical weight for the others, as in the backend. */
  readonly weight: number | null;
  readonly weightType: WeightType;
  /** Per mille: 999.9 */
  readonly purity: number | null;
}
