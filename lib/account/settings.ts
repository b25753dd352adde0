import { env } from '@/lib/config/env';
import type { SealSettings } from './sealed-cookie';

/** How this installation seals its cookies. Server only. */
export function sealSettings(): SealSettings {
  const [secret, ...others] = env().SESSION_SECRET;
  return { secret, others, secure: env().SITE_URL.startsWith('https:') };
}
