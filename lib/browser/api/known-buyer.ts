import { shownEmail } from '@/lib/domain/buyer/customer-view';
import type { Withdrawal } from '@/lib/domain/order/withdrawal';
import { fetchCustomer, fetchLatestOrder, fetchOrder } from './shop-api';

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
export async function knownBuyerOf(number: string): Promise<KnownBuyer> {
  const nobody: KnownBuyer = { name: '', email: '' };
  return ofSession()
    .then((customer) => customer ?? ofLatestOrder(number))
    .then((known) => known ?? nobody)
    .catch(() => nobody);
}
