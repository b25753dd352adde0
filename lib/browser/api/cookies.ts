import * as z from 'zod/mini';
import { isReachable } from '@/lib/browser/reachable';
import { callShop, ShopApiError } from './shop-api';

const response = z.object({ returned: z.boolean() });
const request = async (path: string) => (await callShop(path, response, { base: 'identity', body: {} })).returned;

/** An instance of the release before knows only the other path, which content blockers refuse. */
const hasReturned = () => request('returns').catch(() => request('cookies'));

/**
 * Whether this browser keeps our cookies: one that was set comes back with the next request. Throws a ShopApiError, with the reason BLOCKED
 * when the shop responds to other calls of this browser.
 */
export async function keepsCookies(): Promise<boolean> {
  try {
    return (await hasReturned()) || (await hasReturned());
  } catch (error) {
    const isNetwork = error instanceof ShopApiError && error.reason === 'NETWORK';
    throw isNetwork && (await isReachable()) ? new ShopApiError('BLOCKED') : error;
  }
}
