import { Icon } from '@/components/ui/icon';
import styles from './reassurance.module.css';

const points = ['Snabb leverans', 'Bra priser', 'Trygg affär'];

export function Reassurance() {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li className={styles.point} key={point}>
          <Icon className={styles.check} name="check" size={16} />
          {point}
        </li>
      ))}
    </ul>
  );
}
