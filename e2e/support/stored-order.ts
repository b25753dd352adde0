export type PaymentMethodName = 'swish' | 'zimpler' | 'bank_transfer';

/** A member of GET /__control/orders (contract.md C2). Amounts in öre. */
export interface StoredOrder {
  readonly id: number;
  /** The same as `id`, by the name of contract.md A5. */
  readonly orderId: number;
  readonly state: string;
  readonly paymentState: string;
  readonly paymentMethod: PaymentMethodName;
  /** Placed by a signed-in customer, not with a typed personal number. */
  readonly signedIn: boolean;
  readonly email: string;
  readonly phone: string;
  readonly itemsTotal: number;
  readonly shippingTotal: number;
  readonly orderTotal: number;
  readonly lines: readonly {
    readonly productCode: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly vat: number;
    readonly total: number;
  }[];
  readonly payments: readonly {
    readonly ref: string;
    readonly method: PaymentMethodName;
    readonly state: string;
  }[];
}
