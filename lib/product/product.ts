import type { Metal, WeightType } from '@/lib/prices/goods';
import type { Ore } from '@/lib/prices/money';

export type { Metal, WeightType } from '@/lib/prices/goods';

export interface ProductImage {
  /** Same-origin path, `/sylius/media/...`, ready for next/image and for the feed. */
  readonly src: string;
}

export interface ProductVariant {
  /** Opaque: the numeric id of Sylius <= 1.12 as a string, otherwise the variant's code. */
  readonly id: string;
  /** The backend sends `id` as a text of digits: it goes back as a text (contract.md A5). */
  readonly hasTextId?: true;
  readonly code: string;
  /** What the customer pays for one, VAT included, a sale price applied. Null: has no price, cannot be bought. */
  readonly price: Ore | null;
  /** `price` without VAT; null when the VAT is not known. */
  readonly netPrice: Ore | null;
  /** The VAT inside `price`; null when it is not known, never 0 instead. */
  readonly vat: Ore | null;
  /** Null: `price` is no reduced price, or the lowest earlier one is not known, without which none may be shown (domain.md 5.4). */
  readonly reducedFrom: Ore | null;
  readonly buyBackPrice: Ore | null;
  readonly inStock: boolean;
  /** Physically in the shop: can be added without asking for a delivery time. */
  readonly onHand: boolean;
  /** The most that can be ordered. */
  readonly stock: number;
  readonly deliveryDays: number | null;
  readonly color: string | null;
  readonly colorName: string | null;
  readonly size: string | null;
  /** Grams, where the shop keeps the weight on the variant. */
  readonly weight: number | null;
}

/** Where a fact comes from. `field`: the shop's own field; `rule`: the shop's word on all its bars (spec.md section 9). */
export type FactSource = 'field' | 'attribute' | 'category' | 'name' | 'rule';

/** Null: not known. */
export interface FactSources {
  readonly metal: FactSource | null;
  readonly weight: FactSource | null;
  readonly purity: FactSource | null;
}

export interface Product {
  readonly id: string;
  /** As the backend writes it: capitals are kept; searching for a code ignores case. */
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  /** Null for none and for the backend's "other". */
  readonly brand: string | null;
  /** Text or HTML as the dealer wrote it; always rendered through the sanitiser. */
  readonly description: string;
  readonly images: readonly ProductImage[];
  /** attributes.etikett, shown over the picture. */
  readonly label: string | null;
  /**
   * attributes.angerratt, set by the dealer: the collectors' market and not the metal decides the price, so that the purchase may be
   * withdrawn from within 14 days (domain.md section 5).
   */
  readonly mayWithdraw: boolean;
  /**
   * May be called investment gold: by the dealer's word (attributes.investeringsguld), else where the law leaves no doubt
   * (domain.md 5.1). Historic coins and sheets of 1 g pieces need the dealer's word.
   */
  readonly isInvestmentGold: boolean;
  /** attributes.video: same-origin path, `/sylius/media/...`, of a silent film. */
  readonly video: string | null;
  /** Last segment of mainTaxon, lower case: the first segment of the product's URL. Null: listed nowhere. */
  readonly categoryCode: string | null;
  readonly categoryNames: readonly string[];
  readonly metal: Metal | null;
  /** How each of these facts is known. */
  readonly sources: FactSources;
  /** syncRates without its first character ("AU"), for the technical table. */
  readonly metalSymbol: string | null;
  /** Grams as the backend means them: the fine weight for `oz` kinds, the physical weight for the others. */
  readonly weight: number | null;
  readonly weightType: WeightType;
  /** Per mille: 999.9 */
  readonly purity: number | null;
  readonly ratings: number;
  /** ISO 8601, or null. */
  readonly until: string | null;
  /** Price and stock below come from the last variant (spec.md section 4); see ProductVariant. */
  readonly variantId: string | null;
  readonly price: Ore | null;
  readonly netPrice: Ore | null;
  readonly vat: Ore | null;
  readonly reducedFrom: Ore | null;
  readonly buyBackPrice: Ore | null;
  readonly inStock: boolean;
  readonly onHand: boolean;
  readonly stock: number;
  readonly deliveryDays: number | null;
  readonly variants: readonly ProductVariant[];
  /** ISO 8601 of the last change in the backend, for the sitemap. */
  readonly updatedAt: string | null;
}
