import { Link } from '@/components/ui/link';
import type { Heading } from '@/lib/server/content/markdown';
import styles from './table-of-contents.module.css';

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p className="quiet medium mb-2" id="contents">
        Innehåll
      </p>
      <ol>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <Link className={styles.link} href={`#${id}`}>
                {text}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
