import { StatisticsText } from '@/components/analytics/statistics-text';
import { ContentPage } from '@/components/content/content-page';
import prose from '@/components/content/prose.module.css';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('integritet'));

export default function PrivacyPage() {
  const statistics = (
    <div className={prose.prose}>
      <StatisticsText />
    </div>
  );
  return <ContentPage contents page={getPage('integritet')} slots={{ statistik: statistics }} />;
}
