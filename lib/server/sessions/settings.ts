import { env } from '@/lib/server/config/env';
import type { SealSettings } from './sealed-cookie';

/** Secrets and cookie security of this installation. Server only. */
export function sealSettings(): SealSettings {
  const [secret, ...others] = env().SESSION_SECRET;
  return { secret, others, secure: env().SITE_URL.startsWith('https:') };
}
