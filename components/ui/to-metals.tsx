import { paths } from '@/lib/routes/paths';
import { ButtonLink } from './button-link';
import styles from './to-metals.module.css';

/** The way on from a place without products. */
export function ToMetals() {
  return (
    <p className={styles.ways}>
      <ButtonLink href={paths.gold}>Köpa guld</ButtonLink>
      <ButtonLink href={paths.silver}>Köpa silver</ButtonLink>
    </p>
  );
}
