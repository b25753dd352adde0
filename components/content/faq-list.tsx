import { Icon } from '@/components/ui/icon';
import type { FaqSection } from '@/lib/content/faq';
import styles from './faq-list.module.css';
import { ContentTree } from './markdown';
import prose from './prose.module.css';

interface FaqListProps {
  section: FaqSection;
}

/**
 * One section of questions. The anchor is on the answer, not on the question: a browser that follows a link into a
 * closed answer opens it, without a script.
 */
export function FaqList({ section }: FaqListProps) {
  return (
    <section aria-labelledby={section.slug} className={styles.section}>
      <h2 className={styles.title} id={section.slug}>
        {section.title}
      </h2>
      <div className={styles.list}>
        {section.questions.map(({ id, question, answer }) => (
          <details className={styles.item} key={id} name={section.slug}>
            <summary className={styles.summary}>
              <h3 className={styles.question}>{question}</h3>
              <Icon name="chevronDown" />
            </summary>
            <div className={styles.answer} id={id}>
              <div className={prose.prose}>
                <ContentTree tree={answer} />
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
