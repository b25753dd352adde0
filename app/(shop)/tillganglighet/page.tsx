import { ContentPage } from '@/components/content/content-page';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('tillganglighet'));

export default function AccessibilityPage() {
  return <ContentPage contents page={getPage('tillganglighet')} />;
}
