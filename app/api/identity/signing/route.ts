import { cookies } from 'next/headers';
import { startBankId } from '@/lib/identity/bankid-flow';
import { readBrowserOrders } from '@/lib/identity/browser-orders';
import { identityTools } from '@/lib/identity/tools';
import { guardedPost } from '@/lib/shop-api/server/guarded';
import { Refusal } from '@/lib/shop-api/server/refusal';
import { orderIdBody } from '@/lib/shop-api/server/schemas';

/** Only the browser that made an order can have it signed. */
export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', orderIdBody, async (body) => {
    const tools = identityTools(jar);
    const orderId = String(body.orderId);
    const orders = await readBrowserOrders(jar, tools.seal);
    if (!orders.some((order) => order.id === orderId)) throw new Refusal('ORDER');
    return { redirectUrl: await startBankId(tools, 'signing', { orderId }) };
  });
}
