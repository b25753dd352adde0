import { StatisticsText } from '@/components/analytics/statistics-text';
import { ContentPage } from '@/components/content/content-page';
import { pageMetadata } from '@/lib/content/metadata';
import { getPage } from '@/lib/content/pages';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('integritet'));

export default function PrivacyPage() {
  return <ContentPage contents page={getPage('integritet')} slots={{ statistik: <StatisticsText /> }} />;
}
