import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CustomerResponse } from '@/lib/api/contract/responses';
import { nullable, objectOf, readNumber, readText } from '@/lib/decoders';
import { persisted } from './persisted';

/** The session data that the browser may have. Tokens and the personal number are only in the sealed cookie. */
interface AuthStore {
  /** Null: not signed in, as far as this browser knows. The server decides. */
  customerId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  zipCode: string;
  city: string;
  county: string;
  phone: string;
  maskedSsn: string;
  blocked: boolean;
  subscribedToNewsletter: boolean;
  /** Seconds since 1970 of the last read of the customer record. */
  lastRefresh: number;
  setCustomer: (customer: CustomerResponse, now: Date) => void;
  reset: () => void;
}

const empty = {
  customerId: null,
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  zipCode: '',
  city: '',
  county: '',
  phone: '',
  maskedSsn: '',
  blocked: false,
  subscribedToNewsletter: false,
  lastRefresh: 0,
};

type Stored = Pick<AuthStore, 'customerId' | 'firstName' | 'lastRefresh'>;

const readStored = objectOf<Stored>({ customerId: nullable(readText), firstName: readText, lastRefresh: readNumber });

/** Persists only what the header needs; the customer record is requested when a page shows it. */
export const useAuth = create<AuthStore>()(
  persist(
    (set) => ({
      ...empty,
      setCustomer: (customer, now) => set({ ...customer, lastRefresh: Math.floor(now.getTime() / 1000) }),
      reset: () => set(empty),
    }),
    persisted<AuthStore, Stored>({
      key: 'auth',
      version: 1,
      keep: ({ customerId, firstName, lastRefresh }) => ({ customerId, firstName, lastRefresh }),
      read: (value) => readStored(value) ?? {},
    }),
  ),
);
