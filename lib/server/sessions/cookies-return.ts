import { z } from 'zod';
import { type CookieJar, readSealed, type SealedCookie, type SealSettings, writeSealed } from './sealed-cookie';

const DAY = 86_400;
const cookie: SealedCookie<{ readonly returns: true }> = {
  name: 'guldkajen-cookies',
  schema: z.object({ returns: z.literal(true) }),
  ttl: DAY,
};

/**
 * Whether this browser returns our cookies. False also for the first request, which sets one: only the second can tell. Without cookies
 * an order could be neither opened nor signed by the one who placed it.
 */
export async function cookiesReturn(jar: CookieJar, seal: SealSettings): Promise<boolean> {
  if ((await readSealed(jar, cookie, seal)) !== null) return true;
  await writeSealed(jar, cookie, { returns: true }, seal);
  return false;
}
