import { JsonLdScript } from 'next-seo';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { storeJsonLd, webSiteJsonLd } from '@/lib/seo/json-ld';

export function SiteJsonLd() {
  const { SITE_URL } = env();
  return (
    <>
      <JsonLdScript data={storeJsonLd(site, SITE_URL)} scriptKey="store" />
      <JsonLdScript data={webSiteJsonLd(site, SITE_URL)} scriptKey="website" />
    </>
  );
}
