import type { Ore } from '@/lib/prices/money';
import type { WireId } from './responses';

/** What the customer saw and said yes to. For our own server, which holds it against the prices of now. */
export interface AgreedPrices {
  /** ISO 8601: the price epoch of what was seen; null when the page does not know it. */
  readonly epoch: string | null;
  /** Öre for one piece of each line, VAT included, by the line's index in `productVariants`. */
  readonly prices: Readonly<Record<string, Ore>>;
  /** Öre for everything, delivery included. The backend gets it as `expectedTotal`. */
  readonly total: Ore;
  /** As the ways to deliver and to pay were called. */
  readonly delivery: string;
  readonly payment: string;
}

/**
 * The body of our own create-order: that of contract.md A5 without customerId, which the server adds from the sealed session, and
 * with `agreed`, which stays with the server but for its total.
 */
export interface OrderRequest {
  readonly agreed: AgreedPrices;
  readonly paymentId: WireId;
  readonly shippingId: WireId;
  readonly phoneNumber: string;
  readonly email: string;
  readonly subscribedToNewsletter: boolean;
  readonly productVariants: Readonly<Record<string, { readonly id: WireId; readonly quantity: number }>>;
  readonly ssn?: string;
  readonly orderId?: WireId;
}

interface OrderedLine {
  readonly variantId: string;
  readonly qty: number;
}

/** A variant's id is kept as text in carts of every version: Sylius' numeric ids travel as numbers, codes as they are. */
function variantWireId(id: string): WireId {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** The lines as the contract indexes them: {"0": {id, quantity}}. */
export function productVariants(lines: readonly OrderedLine[]): OrderRequest['productVariants'] {
  return Object.fromEntries(
    lines.map((line, index) => [index, { id: variantWireId(line.variantId), quantity: line.qty }]),
  );
}
