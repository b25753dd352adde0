import { createHmac } from 'node:crypto';
import type { StoredOrder } from './stored-order';

/** Requests that tests send to an embedded backend at `url`, mostly its control API (contract.md C2). Each call throws when it is refused. */
export function backendClient(url: string) {
  async function json<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  const headers = { 'content-type': 'application/json' };
  return {
    control: (call: string, body: unknown = {}) =>
      json<unknown>(`/__control/${call}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    controlState: (path: string) => json<unknown>(`/__control/${path}`),
    /** Every stored order, newest first. */
    storedOrders: async () => (await json<{ orders: readonly StoredOrder[] }>('/__control/orders')).orders,
    /** The id of a variant in orders and for the control API. */
    variantId: async (code: string) => (await json<{ id: number }>(`/sylius/api/v2/shop/product-variants/${code}`)).id,
  };
}

/** A backend's webhook with this content, signed as contract.md says and not by the shop's own code. */
export function signedWebhook(secret: string, content: unknown = { reason: 'prices' }) {
  const body = JSON.stringify(content);
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${signature}` } };
}
