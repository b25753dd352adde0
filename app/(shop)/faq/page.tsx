import { ContentPage } from '@/components/content/content-page';
import { DELIVERY_SECTION, DeliveryFaq, FaqList } from '@/components/content/faq-list';
import { listFaqSections } from '@/lib/server/content/faq';
import { getPage } from '@/lib/server/content/pages';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('faq'));

export default function FaqPage() {
  const page = getPage('faq');
  const sections = listFaqSections();
  const headings = [DELIVERY_SECTION, ...sections.map(({ slug, title }) => ({ id: slug, text: title, level: 2 }))];
  return (
    <ContentPage contents page={{ ...page, headings: [...headings, ...page.headings] }}>
      <DeliveryFaq />
      {sections.map((section) => (
        <FaqList key={section.slug} section={section} />
      ))}
    </ContentPage>
  );
}
