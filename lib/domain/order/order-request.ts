import { sentContact } from '@/lib/domain/buyer/contact-fields';
import type { Contact } from '@/lib/domain/buyer/contact-form';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import type { Ore } from '@/lib/domain/prices/money';
import type { WireId } from '@/lib/domain/shop-api/responses';
import { type OrderRequest, productVariants } from './order-body';
import type { Choices } from './state';

interface Ordering {
  readonly choices: Choices;
  readonly contact: Contact;
  readonly lines: readonly CartItem[];
  /** The price epoch of the lines, ISO 8601; null when unknown. */
  readonly epoch: string | null;
  /** The total shown beside the button. */
  readonly total: Ore;
  /** The order of an earlier attempt, which is then changed instead of duplicated. */
  readonly orderId: WireId | null;
}

/** The body of create-order (spec.md section 3, Order request). */
export function buildOrderRequest({ choices, contact, lines, epoch, total, orderId }: Ordering): OrderRequest {
  return {
    agreed: {
      epoch,
      prices: Object.fromEntries(lines.map(({ price }, index) => [index, price])),
      total,
      // Cut to our server's limit.
      delivery: choices.delivery.name.slice(0, 100),
      isPickup: choices.delivery.isPickup === true,
      payment: choices.payment.name.slice(0, 100),
    },
    paymentId: choices.payment.id,
    shippingId: choices.delivery.id,
    ...sentContact(contact),
    subscribedToNewsletter: choices.newsletter,
    productVariants: productVariants(lines),
    ...(contact.ssn === null ? {} : { ssn: contact.ssn }),
    ...(orderId === null ? {} : { orderId }),
  };
}
