import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '@/components/ui/accordion';
import type { FaqSection } from '@/lib/content/faq';
import { ContentTree } from './markdown';
import prose from './prose.module.css';

interface FaqItemsProps {
  id: string;
  title: string;
  items: readonly AccordionItem[];
  children?: ReactNode;
}

export function FaqItems({ id, title, items, children }: FaqItemsProps) {
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

/** A section with the shop's own texts (content/faq). */
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
