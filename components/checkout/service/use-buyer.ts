import type { CustomerResponse } from '@/lib/api/contract/responses';
import { useAuth } from '@/stores/auth-store';
import { useCustomer } from './use-customer';

/** The buyer, as far as this browser knows. */
export interface Buyer {
  readonly isSignedIn: boolean;
  /** Null for a guest. */
  readonly customerId: string | null;
  /** The signed-in customer's details; null while loading and for a guest. */
  readonly customer: CustomerResponse | null;
  readonly maskedSsn: string;
}

/** @param onFound called once when the signed-in customer's details are loaded */
export function useBuyer(isReady: boolean, onFound: (customer: CustomerResponse) => void): Buyer {
  const customerId = useAuth((state) => state.customerId);
  const customer = useCustomer(isReady, onFound);
  return { isSignedIn: customerId !== null, customerId, customer, maskedSsn: customer?.maskedSsn ?? '' };
}
