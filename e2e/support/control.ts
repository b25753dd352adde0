import { BACKEND_URL } from './shop';

/** The embedded backend's control API, which changes the world around the shop. */
export async function control(call: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${BACKEND_URL}/__control/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`control ${call}: ${response.status} ${await response.text()}`);
  return response.json();
}

export async function look(path: string): Promise<unknown> {
  const response = await fetch(`${BACKEND_URL}/__control/${path}`);
  if (!response.ok) throw new Error(`control ${path}: ${response.status}`);
  return response.json();
}

export interface StoredOrder {
  readonly id: number;
  readonly state: string;
  readonly paymentMethod: string;
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
  readonly payments: readonly { readonly state: string; readonly message: string | null }[];
}

/** Every order stored in the backend's file. */
export async function storedOrders(): Promise<readonly StoredOrder[]> {
  const { orders } = (await look('orders')) as { orders: readonly StoredOrder[] };
  return orders;
}
