import type { WireId } from '../../../lib/shop-api/answers';
import { look } from '../../support/control';
import { BACKEND_URL } from '../../support/shop';
import type { EmbeddedOrder } from '../support/embedded-backend';
import { sendForm } from '../support/people';

export type Approval = 'approved' | 'none to approve';

/** Approves the open Swish payment of an order, as its payer does in the app. */
export async function approveSwish(orderId: WireId, world: { sent(path: string): void }): Promise<Approval> {
  const { orders } = (await look('orders')) as { orders: readonly EmbeddedOrder[] };
  const order = orders.find((candidate) => candidate.orderId === orderId);
  const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
  if (!open) return 'none to approve';
  world.sent('/sim/swish');
  await sendForm(`${BACKEND_URL}/sim/swish/${open.ref}`, { decision: 'approve' });
  return 'approved';
}
