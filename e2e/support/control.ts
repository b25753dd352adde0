import { BACKEND_URL } from './shop';
import type { StoredOrder } from './stored-order';

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

export async function controlState(path: string): Promise<unknown> {
  const response = await fetch(`${BACKEND_URL}/__control/${path}`);
  if (!response.ok) throw new Error(`control ${path}: ${response.status}`);
  return response.json();
}

/** Every order stored in the backend's file. */
export async function storedOrders(): Promise<readonly StoredOrder[]> {
  const { orders } = (await controlState('orders')) as { orders: readonly StoredOrder[] };
  return orders;
}
