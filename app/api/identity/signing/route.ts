import { cookies } from 'next/headers';
import { guardedPost } from '@/lib/commerce/proxy/guarded';
import { Refusal } from '@/lib/commerce/proxy/refusal';
import { orderIdBody } from '@/lib/commerce/proxy/schemas';
import { startBankId } from '@/lib/identity/bankid-flow';
import { readBrowserOrders } from '@/lib/identity/browser-orders';
import { identityTools } from '@/lib/identity/tools';

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
