import { OPEN_FIELDS, type OpenContact, type OpenField } from '@/lib/domain/buyer/contact-fields';
import { objectOf, otherwise, readText } from '@/lib/domain/decoders';

/** Never the personal number. */
type KeptContact = Readonly<Record<OpenField, string>>;

const KEY = 'guldkajen-contact';

const eachField = <T>(make: (name: OpenField) => T) =>
  Object.fromEntries(OPEN_FIELDS.map((name) => [name, make(name)])) as Record<OpenField, T>;

const readKept = objectOf<KeptContact>(eachField(() => otherwise(readText, '')));

/** A guest's contact details of this tab, which the bank's page would else make them type again; null when there are none. */
export function keptContact(): KeptContact | null {
  try {
    return readKept(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a guest's details until the tab is closed or the order is placed; null forgets them. */
export function keepContact(contact: OpenContact | null): void {
  try {
    if (contact === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(eachField((name) => contact[name] ?? '')));
  } catch {
    // The browser refuses storage: the details are typed again.
  }
}
