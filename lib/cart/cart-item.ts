import type { Ore } from '@/lib/prices/money';
import type { Metal } from '@/lib/product/product';

/** What a card or a product page hands to the cart: small, plain and serialisable. */
export interface CartProduct {
  readonly id: string;
  /** Product code: half of the product's address, and how order lines name it. */
  readonly code: string;
  readonly categoryCode: string | null;
  readonly variantId: string;
  /** Names the variant when its current price is asked for. */
  readonly variantCode: string;
  /** With colour and size when the product comes in several: such items are distinguished by name (spec.md section 4). */
  readonly name: string;
  readonly brand: string | null;
  readonly metal: Metal | null;
  /** "10 g", "1 oz": shown again on the order confirmation. */
  readonly weightLabel: string | null;
  /** Per mille. */
  readonly purity: number | null;
  /** See Product. */
  readonly isInvestmentGold: boolean;
  readonly mayWithdraw: boolean;
  /** One, VAT included; the sale price when there is one. */
  readonly price: Ore;
  /** The VAT inside `price`; null when it is not known. */
  readonly vat: Ore | null;
  readonly stock: number;
  readonly inStock: boolean;
  readonly onHand: boolean;
  readonly deliveryDays: number | null;
  /** Same-origin path, `/sylius/media/...`. */
  readonly image: string | null;
  /** The product comes in colours or sizes. */
  readonly hasVariants: boolean;
  /** Price epoch of `price` in milliseconds since 1970, only until the product is in the cart. Left out: the page's. Null: unknown. */
  readonly epoch?: number | null;
}

export interface CartItem extends Omit<CartProduct, 'epoch'> {
  readonly qty: number;
  /** price × qty. */
  readonly sum: Ore;
  /** The quantity was lowered to the stock; the customer has not touched the line since. */
  readonly adjusted: boolean;
}
