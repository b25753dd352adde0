import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import styles from './film-link.module.css';
import { OverlayLink } from './overlay-link';

interface FilmLinkProps {
  code: string;
  name: string;
  href: string;
  appearance: 'card' | 'page';
}

/** Opens the film overlay; without scripts it is a link to the film. */
export function FilmLink({ code, name, href, appearance }: FilmLinkProps) {
  return (
    <OverlayLink
      aria-label={`Visa film: ${name}`}
      className={cx(styles.link, styles[appearance])}
      code={code}
      href={href}
      overlay="film"
    >
      <Icon name="play" size={16} />
      Visa film
    </OverlayLink>
  );
}
