import type { Ore } from '@/lib/domain/prices/money';
import type { Product, ProductVariant } from '@/lib/domain/product/product';

/** What a card or a product page passes to the cart: small and serialisable. `code` is the product's; `price` is always known. */
export interface CartProduct
  extends Pick<
      Product,
      'brand' | 'categoryCode' | 'code' | 'id' | 'isInvestmentGold' | 'mayWithdraw' | 'metal' | 'name' | 'purity'
    >,
    Pick<ProductVariant, 'deliveryDays' | 'inStock' | 'onHand' | 'stock' | 'vat'> {
  /** Includes colour and size when the product has several: such items are distinguished by name (spec.md section 4). */
  readonly name: string;
  readonly variantId: string;
  /** Identifies the variant in requests for its current price. */
  readonly variantCode: string;
  /** "10 g", "1 oz": also shown on the order confirmation. */
  readonly weightLabel: string | null;
  /** Per piece including VAT; the sale price when there is one. */
  readonly price: Ore;
  /** Same-origin path, `/sylius/media/...`. */
  readonly image: string | null;
  /** The product has several colours or sizes. */
  readonly hasVariants: boolean;
  /** Price epoch of `price` in milliseconds since 1970, only until the product is in the cart. Default: the page's. Null: unknown. */
  readonly epoch?: number | null;
}

export interface CartItem extends Omit<CartProduct, 'epoch'> {
  readonly qty: number;
  /** price × qty. */
  readonly sum: Ore;
  /** The quantity was lowered to the stock, and the customer has not changed the line since. */
  readonly adjusted: boolean;
}
