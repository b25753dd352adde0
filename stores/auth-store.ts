import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { nullable, objectOf, otherwise, readFlag, readNumber, readText } from '@/lib/domain/decoders';
import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { persisted } from './persisted';

/** All that the browser keeps of a customer: a page that shows the customer record requests it. */
interface Stored {
  /** Null: not signed in, as far as this browser knows. The server decides. */
  readonly customerId: string | null;
  readonly firstName: string;
  /** Seconds since 1970 of the last read of the customer record. */
  readonly lastRefresh: number;
  /** As the customer record last said: the shop sells to this customer by telephone only (spec.md section 6). */
  readonly blocked: boolean;
}

interface AuthStore extends Stored {
  setCustomer: (customer: Pick<CustomerResponse, 'blocked' | 'customerId' | 'firstName'>, now: Date) => void;
  reset: () => void;
}

const empty: Stored = { customerId: null, firstName: '', lastRefresh: 0, blocked: false };

const readStored = objectOf<Stored>({
  customerId: nullable(readText),
  firstName: otherwise(readText, ''),
  lastRefresh: otherwise(readNumber, 0),
  blocked: otherwise(readFlag, false),
});

/** Whether somebody is signed in. Tokens and the personal number are only in the sealed cookie. */
export const useAuth = create<AuthStore>()(
  persist(
    (set) => ({
      ...empty,
      setCustomer: ({ blocked, customerId, firstName }, now) =>
        set({ blocked, customerId, firstName, lastRefresh: Math.floor(now.getTime() / 1000) }),
      reset: () => set(empty),
    }),
    persisted<AuthStore, Stored>({
      key: 'auth',
      version: 1,
      keep: ({ blocked, customerId, firstName, lastRefresh }) => ({ blocked, customerId, firstName, lastRefresh }),
      read: (value) => readStored(value) ?? {},
    }),
  ),
);
