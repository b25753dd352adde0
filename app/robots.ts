import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/config/env';

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/buy',
        '/checkout',
        '/order/',
        '/profile',
        '/get-bank-id-session',
        '/get-payment-signing-session',
        '/sok',
      ],
    },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
