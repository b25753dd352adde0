import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { nullable, objectOf, readText } from '@/lib/decoders';
import { persisted } from './persisted';

/** All that the browser keeps of a session: tokens and other personal data are only in the sealed cookie and in the backend. */
interface Session {
  /** Null: not signed in, as far as this browser knows. The server decides. */
  customerId: string | null;
  firstName: string;
}

interface AuthStore extends Session {
  setCustomer: (customer: Session) => void;
  /** Resets to the defaults (spec.md section 4, Logout). */
  reset: () => void;
}

const NOBODY: Session = { customerId: null, firstName: '' };

const readStored = objectOf<Session>({ customerId: nullable(readText), firstName: readText });

export const useAuth = create<AuthStore>()(
  persist(
    (set) => ({
      ...NOBODY,
      setCustomer: ({ customerId, firstName }) => set({ customerId, firstName }),
      reset: () => set(NOBODY),
    }),
    persisted<AuthStore, Session>({
      key: 'auth',
      version: 1,
      keep: ({ customerId, firstName }) => ({ customerId, firstName }),
      read: (value) => readStored(value) ?? {},
    }),
  ),
);
