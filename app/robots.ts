import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/config/env';

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/product/*/markdown'],
      // Only what is no page: a crawler that may not read a page does not see its noindex either.
      disallow: ['/api/', '/buy', '/get-bank-id-session', '/get-payment-signing-session'],
    },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
