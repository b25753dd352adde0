import type { Env } from '@/lib/config/env';

const YEAR = 31_536_000;

/** URLs with a secret or a shopper's products: never sent as a referrer. */
const IS_PRIVATE = /^\/+(?:get-[\w-]+|buy(?:[/?]|$))/i;

/** Headers that do not depend on the response. */
export function staticHeaders({ SITE_URL }: Pick<Env, 'SITE_URL'>, url: string): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': IS_PRIVATE.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(SITE_URL.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
  };
}
