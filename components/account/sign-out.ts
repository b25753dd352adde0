import * as z from 'zod/mini';
import { callShop } from '@/lib/commerce/proxy/browser';
import { useAuth } from '@/stores/auth-store';
import { dispatchCheckout } from '@/stores/order-flow';

/** Ends the session on both sides: sealed cookie, profile and checkout (spec.md section 4; domain.md 3.5). */
export async function signOut(): Promise<void> {
  await callShop('logout', z.object({}), { base: 'identity', body: {} }).catch(() => {});
  useAuth.getState().reset();
  dispatchCheckout({ type: 'cleared' });
}
