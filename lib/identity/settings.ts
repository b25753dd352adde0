import { env } from '@/lib/config/env';
import type { SealSettings } from './sealed-cookie';

/** How this installation seals its cookies. Server only. */
export function sealSettings(): SealSettings {
  return { secret: env().SESSION_SECRET, secure: env().SITE_URL.startsWith('https:') };
}
