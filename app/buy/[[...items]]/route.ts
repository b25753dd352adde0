import { connection } from 'next/server';
import { itemsIn, linkDestination } from '@/lib/domain/paths/cart-link';
import { env } from '@/lib/server/config/env';

/**
 * Redirects a cart link (lib/domain/paths/cart-link.ts) to the page where the shopper adds its products; the link itself changes nothing.
 * lib/domain/paths/destination.ts has already rejected invalid links.
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
