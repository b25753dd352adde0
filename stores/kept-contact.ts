import * as z from 'zod/mini';
import type { ContactForm } from '@/lib/domain/buyer/contact-form';

/** Never the personal number. */
type KeptContact = Pick<ContactForm, 'email' | 'phone'>;

const KEY = 'guldkajen-contact';
const storedContact = z.object({ email: z.string(), phone: z.string() });

/** A guest's contact details of this tab, which the bank's page would else make them type again; null when there are none. */
export function keptContact(): KeptContact | null {
  try {
    return storedContact.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a guest's details until the tab is closed or the order is placed; null forgets them. */
export function keepContact(contact: KeptContact | null): void {
  try {
    if (contact === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ email: contact.email, phone: contact.phone }));
  } catch {
    // The browser refuses storage: the details are typed again.
  }
}
