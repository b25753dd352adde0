let number = 0;
/** Visitors that one minute may hold, each with an address of its own from the range for documentation. */
const VISITORS = 50_000;

/** The headers of a visitor who is another with each call, so that the limits per client see a crowd and not one client. */
export function visitor(headers = {}) {
  number = (number + 1) % VISITORS;
  // A /64 of IPv6 is one client (lib/shop-api/server/client-address.ts).
  return { ...headers, 'x-forwarded-for': `2001:db8:${number.toString(16)}::1` };
}
