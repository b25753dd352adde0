import { ContactCard } from '@/components/content/contact-card';
import { ContentPage } from '@/components/content/content-page';
import { StructuredData } from '@/components/ui/structured-data';
import { env } from '@/lib/server/config/env';
import { getPage } from '@/lib/server/content/pages';
import { storeJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('kontakta-oss'));

export default function ContactPage() {
  return (
    <>
      <StructuredData data={storeJsonLd(env().SITE_URL)} name="store" />
      <ContentPage page={getPage('kontakta-oss')} slots={{ kontaktuppgifter: <ContactCard /> }} />
    </>
  );
}
