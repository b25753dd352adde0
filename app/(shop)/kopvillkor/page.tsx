import { TermsPage } from '@/components/content/terms-page';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('kopvillkor'));

export default function PurchaseTermsPage() {
  return <TermsPage page={getPage('kopvillkor')} />;
}
