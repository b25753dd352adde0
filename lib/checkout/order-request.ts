import type { CartItem } from '@/lib/cart/cart-item';
import type { Contact } from './contact-form';
import type { MethodId } from './state';

/** The body of create-order (contract.md A5), without customerId: the proxy adds that from the sealed session. */
export interface OrderRequest {
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
  const { contact, orderId } = choices;
  return {
    paymentId: choices.paymentId,
    shippingId: choices.shippingId,
    phoneNumber: contact.phone,
    email: contact.email,
    subscribedToNewsletter: choices.subscribedToNewsletter,
    productVariants: productVariants(choices.lines),
    ...(contact.ssn === null ? {} : { ssn: contact.ssn }),
    ...(orderId === null ? {} : { orderId: wireId(orderId) }),
  };
}
