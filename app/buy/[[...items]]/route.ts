import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { itemsIn, linkDestination } from '@/lib/routes/cart-link';

/**
 * A link that puts goods into the cart (lib/routes/cart-link.ts). It changes nothing: the page that it leads to shows the goods, and the
 * shopper puts them in. What cannot be read has been refused before (lib/routes/destination.ts).
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { pathname, searchParams } = new URL(request.url);
  const location = linkDestination(itemsIn(pathname) ?? '', searchParams, env().SITE_URL);
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
