import { TermsPage } from '@/components/content/terms-page';
import { pageMetadata } from '@/lib/server/content/metadata';
import { getPage } from '@/lib/server/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('kopvillkor'));

export default function PurchaseTermsPage() {
  return <TermsPage page={getPage('kopvillkor')} />;
}
