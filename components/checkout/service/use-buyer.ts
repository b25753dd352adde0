import type { CustomerAnswer } from '@/lib/api/contract/answers';
import { useAuth } from '@/stores/auth-store';
import { useCustomer } from './use-customer';

/** The buyer, as far as this browser knows. */
export interface Buyer {
  readonly isSignedIn: boolean;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** The signed-in customer's details; null for a guest and while loading. */
  readonly customer: CustomerAnswer | null;
  readonly maskedSsn: string;
}

/** @param onFound called once the details of a signed-in customer are loaded */
export function useBuyer(isReady: boolean, onFound: (customer: CustomerAnswer) => void): Buyer {
  const customerId = useAuth((state) => state.customerId);
  const customer = useCustomer(isReady, onFound);
  return { isSignedIn: customerId !== null, customerId, customer, maskedSsn: customer?.maskedSsn ?? '' };
}
