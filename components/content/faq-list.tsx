import type { ReactNode } from 'react';
import accordion from '@/components/ui/accordion.module.css';
import { Icon } from '@/components/ui/icon';
import type { FaqSection } from '@/lib/content/faq';
import styles from './faq-list.module.css';
import { ContentTree } from './markdown';
import prose from './prose.module.css';

interface FaqItem {
  id: string;
  question: string;
  answer: ReactNode;
}

interface FaqItemsProps {
  id: string;
  title: string;
  items: readonly FaqItem[];
  children?: ReactNode;
}

/** The anchor is on the answer: a browser that follows a link then opens the closed answer without a script. */
export function FaqItems({ id: sectionId, title, items, children }: FaqItemsProps) {
  return (
    <section aria-labelledby={sectionId} className={styles.section}>
      <h2 className="mb-4" id={sectionId}>
        {title}
      </h2>
      {children}
      <div className="line-above">
        {items.map(({ id, question, answer }) => (
          <details className={accordion.item} key={id} name={sectionId}>
            <summary className={accordion.summary}>
              <h3 className={styles.question}>{question}</h3>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles.answer} id={id}>
              {answer}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** A section with the shop's own texts (content/faq). */
export function FaqList({ section: { slug, title, questions } }: { section: FaqSection }) {
  const items = questions.map(({ id, question, answer }) => ({
    id,
    question,
    answer: (
      <div className={prose.prose}>
        <ContentTree tree={answer} />
      </div>
    ),
  }));
  return <FaqItems id={slug} items={items} title={title} />;
}
