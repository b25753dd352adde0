import type { Ore } from '@/lib/prices/money';
import type { Product, ProductVariant } from '@/lib/product/product';

/** What a card or a product page hands to the cart: small, plain and serialisable. `code` is the product's, `price` never unknown. */
export interface CartProduct
  extends Pick<
      Product,
      'brand' | 'categoryCode' | 'code' | 'id' | 'isInvestmentGold' | 'mayWithdraw' | 'metal' | 'name' | 'purity'
    >,
    Pick<ProductVariant, 'deliveryDays' | 'inStock' | 'onHand' | 'stock' | 'vat'> {
  /** With colour and size when the product comes in several: such items are distinguished by name (spec.md section 4). */
  readonly name: string;
  readonly variantId: string;
  /** Names the variant when its current price is requested. */
  readonly variantCode: string;
  /** "10 g", "1 oz": shown again on the order confirmation. */
  readonly weightLabel: string | null;
  /** One, VAT included; the sale price when there is one. */
  readonly price: Ore;
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
