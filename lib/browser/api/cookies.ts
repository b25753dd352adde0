import * as z from 'zod/mini';
import { callShop } from './shop-api';

const response = z.object({ returned: z.boolean() });

/** Whether this browser keeps our cookies: one that was set comes back with the next request. Throws a ShopApiError. */
export async function keepsCookies(): Promise<boolean> {
  const check = async () => (await callShop('cookies', response, { base: 'identity', body: {} })).returned;
  return (await check()) || check();
}
