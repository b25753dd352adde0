import { type OrderRequest, productVariants } from '@/lib/api/contract/order-request';
import type { WireId } from '@/lib/api/contract/responses';
import type { CartItem } from '@/lib/cart/cart-item';
import type { Ore } from '@/lib/prices/money';
import type { Contact } from './contact-form';
import type { Choices } from './state';

interface Ordering {
  readonly choices: Choices;
  readonly contact: Contact;
  readonly lines: readonly CartItem[];
  /** The price epoch of the lines, ISO 8601; null when unknown. */
  readonly epoch: string | null;
  /** The total that stood beside the button. */
  readonly total: Ore;
  /** An order of an earlier attempt: it is changed and tried again, never doubled. */
  readonly orderId: WireId | null;
}

/** Longer names are cut: our server takes no more. */
const called = ({ delivery, payment }: Choices) => ({
  delivery: delivery.name.slice(0, 100),
  payment: payment.name.slice(0, 100),
});

/** The body of create-order, as spec.md section 3 lists it (Order request). */
export function buildOrderRequest({ choices, contact, lines, epoch, total, orderId }: Ordering): OrderRequest {
  return {
    agreed: {
      epoch,
      prices: Object.fromEntries(lines.map(({ price }, index) => [index, price])),
      total,
      ...called(choices),
    },
    paymentId: choices.payment.id,
    shippingId: choices.delivery.id,
    phoneNumber: contact.phone,
    email: contact.email,
    subscribedToNewsletter: choices.newsletter,
    productVariants: productVariants(lines),
    ...(contact.ssn === null ? {} : { ssn: contact.ssn }),
    ...(orderId === null ? {} : { orderId }),
  };
}
