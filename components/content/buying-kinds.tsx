import { Link } from '@/components/ui/link';
import styles from './buying-kinds.module.css';

const KINDS = [
  { href: '#smycken', title: 'Smycken', text: 'Hela, trasiga, udda. Även utan stämpel.' },
  { href: '#mynt', title: 'Mynt och tackor', text: 'Inköpspriset står på varje produktsida.' },
  { href: '#tandguld', title: 'Tandguld', text: 'Kronor, broar och inlägg, som de är.' },
  { href: '#guldpase', title: 'Guldpåse', text: 'Sälj med posten, försäkrat och gratis att beställa.' },
] as const;

export function BuyingKinds() {
  return (
    <ul className={styles.list}>
      {KINDS.map(({ href, title, text }) => (
        <li key={href}>
          <Link className={styles.card} href={href}>
            <span className={styles.title}>{title}</span>
            <span className="quiet">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
