import { ContentPage } from '@/components/content/content-page';
import { pageMetadata } from '@/lib/content/metadata';
import { getPage } from '@/lib/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('tillganglighet'));

export default function AccessibilityPage() {
  return <ContentPage contents page={getPage('tillganglighet')} />;
}
