import { fetchCustomer, fetchLatestOrder, fetchOrder } from '@/lib/browser/api/shop-api';
import { shownEmail } from '@/lib/domain/buyer/customer-view';
import type { Withdrawal } from '@/lib/domain/order/withdrawal';

type KnownBuyer = Pick<Withdrawal, 'name' | 'email'>;

async function ofSession(): Promise<KnownBuyer | null> {
  const customer = await fetchCustomer();
  if (customer === null) return null;
  return { name: `${customer.firstName} ${customer.lastName}`.trim(), email: shownEmail(customer.email) };
}

/** A guest's name is not known: the shop reads it from the population register, and shows it to nobody who only knows a number. */
async function ofLatestOrder(number: string): Promise<KnownBuyer | null> {
  const latest = await fetchLatestOrder();
  if (latest === null) return null;
  const order = await fetchOrder(latest.orderId);
  return number === (order.number ?? String(order.orderId)) ? { name: '', email: order.email ?? '' } : null;
}

/**
 * Who withdraws from an order, as far as our server tells this browser: the signed-in customer, else the e-mail address of the browser's
 * newest order if it has this number. Empty texts for what is unknown. Never rejects.
 */
async function knownBuyerOf(number: string): Promise<KnownBuyer> {
  const nobody: KnownBuyer = { name: '', email: '' };
  return ofSession()
    .then((customer) => customer ?? ofLatestOrder(number))
    .then((known) => known ?? nobody)
    .catch(() => nobody);
}

/**
 * Fills in the withdrawal form of one's own order: its number from the address after the #, which no server receives, then the buyer as
 * far as known. Typed text stays.
 * @returns a function that clears the fields that were filled in: the router keeps the page, and the next visitor may be somebody else
 */
export function fillInOwnOrder(form: HTMLFormElement): () => void {
  const number = location.hash.slice(1);
  const filledIn = new Map<HTMLInputElement, string>();
  const fill = (name: string, value: string) => {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value !== '') return;
    field.value = value;
    filledIn.set(field, value);
  };
  let isLeft = false;
  if (/^[\w-]{1,40}$/.test(number)) {
    fill('orderNumber', number);
    void knownBuyerOf(number).then(({ name, email }) => {
      if (isLeft) return;
      fill('name', name);
      fill('email', email);
    });
  }
  return () => {
    isLeft = true;
    for (const [field, value] of filledIn) if (field.value === value) field.value = '';
  };
}
