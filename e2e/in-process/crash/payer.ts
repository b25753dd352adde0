import type { WireId } from '@/lib/api/contract/responses';
import { storedOrders } from '../../support/control';
import { BACKEND_URL } from '../../support/shop';
import { embeddedPages, type HostedPages, sendForm } from '../support/people';

export type Approval = 'approved' | 'none to approve';

/** Approves the open Swish payment of an order, as its payer does in the app. */
export async function approveSwish(orderId: WireId, world: { sent(path: string): void }): Promise<Approval> {
  const order = (await storedOrders()).find((candidate) => candidate.orderId === orderId);
  const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
  if (!open) return 'none to approve';
  world.sent('/sim/swish');
  await sendForm(`${BACKEND_URL}/sim/swish/${open.ref}`, { decision: 'approve' });
  return 'approved';
}

/** The return link on the page of a finished identification; null on any other page. */
async function wayBack(hosted: string): Promise<string | null> {
  const response = await fetch(hosted);
  const link = /href="([^"]*grandidsession=[^"]*)"/.exec(await response.text())?.[1];
  return response.status === 410 && link !== undefined ? link.replaceAll('&amp;', '&') : null;
}

/** The providers' pages for a shopper interrupted by a crash: an identification that is already confirmed is not confirmed again. */
export const patientPages: HostedPages = {
  ...embeddedPages,
  identify: async (hosted, personalNumber) => (await wayBack(hosted)) ?? embeddedPages.identify(hosted, personalNumber),
};
