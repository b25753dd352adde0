import { keepsCookies } from '@/lib/browser/api/cookies';
import { ShopApiError } from '@/lib/browser/api/shop-api';
import type { Obstacle } from '@/lib/domain/order/order-plan';

/**
 * Why nothing may be sent now: the shop cannot be reached, so that an order would only be in doubt, or this browser stops calls
 * or would not keep the order's cookie. Null without either.
 */
export async function obstacle(): Promise<Obstacle | null> {
  try {
    return (await keepsCookies()) ? null : 'COOKIES';
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : null;
    if (reason === 'BLOCKED') return reason;
    return reason === 'NETWORK' ? 'OFFLINE' : null;
  }
}
