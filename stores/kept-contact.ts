import type { ContactForm } from '@/lib/domain/buyer/contact-form';
import { objectOf, readText } from '@/lib/domain/decoders';

/** Never the personal number. */
type KeptContact = Pick<ContactForm, 'email' | 'phone'>;

const KEY = 'guldkajen-contact';
const readKept = objectOf<KeptContact>({ email: readText, phone: readText });

/** A guest's contact details of this tab, which the bank's page would else make them type again; null when there are none. */
export function keptContact(): KeptContact | null {
  try {
    return readKept(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) ?? null;
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
