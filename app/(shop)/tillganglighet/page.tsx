import { ContentPage } from '@/components/content/content-page';
import { pageMetadata } from '@/lib/server/content/metadata';
import { getPage } from '@/lib/server/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('tillganglighet'));

export default function AccessibilityPage() {
  return <ContentPage contents page={getPage('tillganglighet')} />;
}
