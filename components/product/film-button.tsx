import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import styles from './film-button.module.css';

interface FilmButtonProps {
  code: string;
  name: string;
  /** On a card's picture, or on the pictures of the product's own page. */
  look: 'card' | 'page';
}

/** Opens the film overlay: quick-view-host.tsx listens for it. */
export function FilmButton({ code, name, look }: FilmButtonProps) {
  return (
    <button
      aria-haspopup="dialog"
      aria-label={`Visa film: ${name}`}
      className={cx(styles.button, styles[look])}
      data-film={code}
      type="button"
    >
      <Icon name="play" size={16} />
      Visa film
    </button>
  );
}
