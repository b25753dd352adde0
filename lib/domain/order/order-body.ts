import type { SentContact } from '@/lib/domain/buyer/contact-fields';
import type { Ore } from '@/lib/domain/prices/money';
import type { WireId } from '@/lib/domain/shop-api/responses';

/** What the customer agreed to. Our own server compares it with the current prices. */
export interface AgreedPrices {
  /** ISO 8601: the price epoch of the page; null when the page does not know it. */
  readonly epoch: string | null;
  /** Öre per piece including VAT, by the line's index in `productVariants`. */
  readonly prices: Readonly<Record<string, Ore>>;
  /** Öre for the whole order including delivery. Sent to the backend as `expectedTotal`. */
  readonly total: Ore;
  /** Names of the delivery and payment methods as shown. */
  readonly delivery: string;
  readonly isPickup: boolean;
  readonly payment: string;
}

/**
 * The body of our own create-order: contract.md A5 without customerId, which the server adds from the sealed session, and with
 * `agreed`, which the server checks and reduces before it calls the backend.
 */
export interface OrderRequest extends SentContact {
  readonly agreed: AgreedPrices;
  readonly paymentId: WireId;
  readonly shippingId: WireId;
  readonly subscribedToNewsletter: boolean;
  readonly productVariants: Readonly<Record<string, { readonly id: WireId; readonly quantity: number }>>;
  readonly ssn?: string;
  readonly orderId?: WireId;
}

interface OrderedLine {
  readonly variantId: string;
  readonly qty: number;
}

/** Carts of every version store variant ids as strings: numeric Sylius ids are sent as numbers, codes unchanged. */
function variantWireId(id: string): WireId {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** The lines in the contract's format: {"0": {id, quantity}}. */
export function productVariants(lines: readonly OrderedLine[]): OrderRequest['productVariants'] {
  return Object.fromEntries(
    lines.map((line, index) => [index, { id: variantWireId(line.variantId), quantity: line.qty }]),
  );
}
