import type { CartItem } from '@/lib/cart/cart-item';
import type { Ore } from '@/lib/pricing/money';
import type { Contact } from './contact-form';
import type { MethodId } from './state';

/** What the customer saw and said yes to. For our own proxy, which holds it against the prices of now. */
export interface AgreedPrices {
  /** ISO 8601: the price epoch of what was seen; null when the page does not know it. */
  readonly epoch: string | null;
  /** Öre for one piece of each line, VAT included, by the line's index in `productVariants`. */
  readonly prices: Readonly<Record<string, Ore>>;
  /** Öre for everything, delivery included. */
  readonly total: Ore;
}

/**
 * The body of create-order (contract.md A5), without customerId: the proxy adds that from the sealed session. `agreed`
 * goes no further than the proxy.
 */
export interface OrderRequest {
  readonly agreed: AgreedPrices;
  readonly paymentId: MethodId;
  readonly shippingId: MethodId;
  readonly phoneNumber: string;
  readonly email: string;
  readonly subscribedToNewsletter: boolean;
  readonly productVariants: Readonly<Record<string, { readonly id: MethodId; readonly quantity: number }>>;
  readonly ssn?: string;
  readonly orderId?: MethodId;
}

interface OrderChoices {
  readonly paymentId: MethodId;
  readonly shippingId: MethodId;
  readonly contact: Contact;
  readonly subscribedToNewsletter: boolean;
  readonly lines: readonly CartItem[];
  /** The price epoch of the lines, ISO 8601; null when unknown. */
  readonly epoch: string | null;
  /** The total that stood beside the button. */
  readonly total: Ore;
  /** An order of an earlier attempt: it is changed and tried again, never doubled. */
  readonly orderId: string | null;
}

/** Sylius' numeric ids travel as numbers, codes as they are. */
export function wireId(id: string): MethodId {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** The lines as the contract indexes them: {"0": {id, quantity}}. */
export function productVariants(
  lines: readonly Pick<CartItem, 'variantId' | 'qty'>[],
): OrderRequest['productVariants'] {
  return Object.fromEntries(lines.map((line, index) => [index, { id: wireId(line.variantId), quantity: line.qty }]));
}

export function buildOrderRequest(choices: OrderChoices): OrderRequest {
  const { contact, orderId, lines, epoch, total } = choices;
  return {
    agreed: { epoch, prices: Object.fromEntries(lines.map(({ price }, index) => [index, price])), total },
    paymentId: choices.paymentId,
    shippingId: choices.shippingId,
    phoneNumber: contact.phone,
    email: contact.email,
    subscribedToNewsletter: choices.subscribedToNewsletter,
    productVariants: productVariants(lines),
    ...(contact.ssn === null ? {} : { ssn: contact.ssn }),
    ...(orderId === null ? {} : { orderId: wireId(orderId) }),
  };
}
