import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/domain/paths/paths';
import styles from './two-ways.module.css';

const WAYS = [
  {
    title: 'I butiken i Malmö',
    text: 'Vi väger och prövar medan du ser på. Du behöver inte boka tid.',
    href: paths.valuation,
    label: 'Besök butiken',
  },
  {
    title: 'Med guldpåsen',
    text: 'Sälj med posten: gratis att beställa, försäkrad på vägen till oss.',
    href: paths.goldBag,
    label: 'Beställ en guldpåse',
  },
] as const;

/** The two ways to sell, each with a link to its part of the page. */
export function TwoWays() {
  return (
    <ul className={styles.list}>
      {WAYS.map(({ title, text, href, label }) => (
        <li className={styles.way} key={href}>
          <h3 className="heading-3">{title}</h3>
          <p className="quiet">{text}</p>
          <ButtonLink href={href} appearance="primary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
