import { guardedPost } from '@/lib/server/api/guarded-post';
import { identityDeps } from '@/lib/server/api/identity-deps';
import { Refusal } from '@/lib/server/api/refusal';
import { signingBody } from '@/lib/server/api/schemas';
import { startBankId } from '@/lib/server/sessions/bankid-flow';
import { readBrowserOrders } from '@/lib/server/sessions/browser-orders';
import { readSession } from '@/lib/server/sessions/session';

/** Starts signing only in the browser that placed the order, and only for the customer who was signed in then. */
export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'identify', signingBody, async (body, jar, upstream) => {
    const deps = identityDeps(jar, upstream);
    const session = await readSession(jar, deps.seal, deps.now());
    const owner = session === null ? null : String(session.customerId);
    const orders = await readBrowserOrders(jar, deps.seal);
    const order = orders.find(({ id }) => String(id) === String(body.orderId));
    if (!order || order.owner !== owner) throw new Refusal('ORDER');
    return { redirectUrl: await startBankId(deps, 'signing', { orderId: order.id, press: body.press }) };
  });
}
