import * as z from 'zod/mini';
import { showToast } from '@/components/ui/toast';
import { callShop } from '@/lib/shop-api/client/browser';
import { useAuth } from '@/stores/auth-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { useStandingOrder } from '@/stores/standing-order-store';

/**
 * Ends the session on both sides: sealed cookie, profile and checkout (spec.md section 4; domain.md 3.5). Only the server can
 * take the cookie: without its answer the customer is told, and not shown as signed out.
 * @returns whether the session has ended
 */
export async function signOut(): Promise<boolean> {
  try {
    await callShop('logout', z.object({}), { base: 'identity', body: {} });
  } catch {
    void showToast('error', 'Utloggningen misslyckades, och du är fortfarande inloggad. Försök igen.');
    return false;
  }
  useAuth.getState().reset();
  dispatchCheckout({ type: 'cleared' });
  useStandingOrder.setState({ order: null });
  return true;
}
