import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '@/components/ui/accordion';
import { site } from '@/lib/domain/site';
import { typeset } from '@/lib/domain/typography';
import { getFaq } from '@/lib/server/catalogue/queries';
import type { FaqSection } from '@/lib/server/content/faq';
import { groupFaq, PRODUCT_FAQ_CATEGORY } from '@/lib/server/sylius/resources/faq/faq';
import { ContentTree } from './markdown';
import prose from './prose.module.css';
import { RichText } from './rich-text';

interface FaqItemsProps {
  id: string;
  title: string;
  items: readonly AccordionItem[];
  children?: ReactNode;
}

function FaqItems({ id, title, items, children }: FaqItemsProps) {
  return (
    <section aria-labelledby={id} className="measure">
      <h2 className="mb-4" id={id}>
        {title}
      </h2>
      {children}
      <Accordion items={items} name={id} />
    </section>
  );
}

export function FaqList({ section: { slug, title, questions } }: { section: FaqSection }) {
  const items = questions.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: (
      <div className={prose.prose}>
        <ContentTree tree={answer} />
      </div>
    ),
  }));
  return <FaqItems id={slug} items={items} title={title} />;
}

/** The first section of the FAQ page (spec.md section 2). */
export const DELIVERY_SECTION = { id: 'leveranser-och-frakt', text: 'Leveranser och frakt', level: 2 } as const;

/** The dealer's answers on delivery, as on every product page; without them, the phone number. */
export async function DeliveryFaq() {
  const [group] = groupFaq(await getFaq(), PRODUCT_FAQ_CATEGORY);
  const { id, text } = DELIVERY_SECTION;
  const items = (group?.entries ?? []).map((entry) => ({
    id: `fraga-${entry.id}`,
    title: typeset(entry.name),
    content: <RichText text={entry.content} />,
  }));
  return (
    <FaqItems id={id} items={items} title={text}>
      {items.length === 0 ? (
        <p>Svaren går inte att visa just nu. Ring {site.phone.display}, så hjälper vi dig.</p>
      ) : null}
    </FaqItems>
  );
}
