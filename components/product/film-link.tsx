import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import styles from './film-link.module.css';

interface FilmLinkProps {
  code: string;
  name: string;
  /** Address of the film. */
  href: string;
  /** On a card's picture, or on the pictures of the product's own page. */
  look: 'card' | 'page';
}

/** Opens the film overlay (quick-view-host.tsx listens for it); without scripts it leads to the film itself. */
export function FilmLink({ code, name, href, look }: FilmLinkProps) {
  return (
    <a
      aria-haspopup="dialog"
      aria-label={`Visa film: ${name}`}
      className={cx(styles.link, styles[look])}
      data-film={code}
      href={href}
    >
      <Icon name="play" size={16} />
      Visa film
    </a>
  );
}
