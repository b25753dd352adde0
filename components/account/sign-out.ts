import * as z from 'zod/mini';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { showToast } from '@/components/ui/toast';
import { callShop, withReference } from '@/lib/browser/api/shop-api';
import { useAuth } from '@/stores/auth-store';
import { useLastOrder } from '@/stores/last-order-store';
import { changeCustomer } from '@/stores/order-flow';
import { useRecentlySeen } from '@/stores/recently-seen-store';

const STILL_OPEN =
  'Du är utloggad. Din påbörjade beställning finns kvar och kan fortfarande betalas. Logga in igen för att se den.';

/**
 * Ends the session on both sides: sealed cookie, profile and checkout (spec.md section 4; domain.md 3.5). Only the server
 * can delete the cookie: without its response the customer sees an error and is not shown as signed out.
 * @returns whether the session has ended
 */
export async function signOut(): Promise<boolean> {
  try {
    await callShop('logout', z.object({}), { base: 'identity', body: {} });
  } catch (error) {
    const text = 'Utloggningen misslyckades, och du är fortfarande inloggad. Försök igen.';
    void showToast('error', withReference(text, error));
    return false;
  }
  useAuth.getState().reset();
  // A page kept by the router would restore the customer.
  getQueryClient().setQueryData(queryKeys.profile, null);
  if (changeCustomer(null)) void showToast('message', STILL_OPEN);
  useLastOrder.setState({ order: null });
  // The next person at this computer must not see what this one has viewed.
  useRecentlySeen.getState().clear();
  return true;
}
