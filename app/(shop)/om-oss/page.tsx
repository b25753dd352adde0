import { ContactCard } from '@/components/content/contact-card';
import { ContentPage } from '@/components/content/content-page';
import { Picture } from '@/components/ui/picture';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('om-oss'));

export default function AboutPage() {
  return (
    <ContentPage aside={<ContactCard />} page={getPage('om-oss')}>
      <Picture
        alt="Butikens fasad i tegel, med skyltfönster på var sida om en grön dörr."
        className="measure rounded wide"
        height={675}
        fetchPriority="high"
        loading="eager"
        sizes="(min-width: 992px) 44rem, 100vw"
        src="/images/blogg/5-butiken.webp"
        width={1200}
      />
    </ContentPage>
  );
}
