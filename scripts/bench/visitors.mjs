let number = 0;
/** Visitors that one minute may hold, each with an address of its own from the range for documentation. */
const VISITORS = 50_000;

/** Headers of a new visitor at each call, so that rate limits per client do not apply to the whole run. */
export function visitor(headers = {}) {
  number = (number + 1) % VISITORS;
  // A /64 of IPv6 is one client (lib/api/server/client-address.ts).
  return { ...headers, 'x-forwarded-for': `2001:db8:${number.toString(16)}::1` };
}
