import { Icon, type IconName } from '@/components/ui/icon';
import { SENT_WITHIN } from '@/lib/cart/dispatch';
import styles from './reasons.module.css';

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Snabb leverans',
    text: `Varor i lager skickar vi ${SENT_WITHIN}, diskret förpackat och med spårning. Eller hämta i vår butik i Malmö.`,
  },
  {
    icon: 'info',
    title: 'Bra priser',
    text: 'Vid varje vara står påslaget mot spotpriset, priset per gram och vad vi betalar om du vill sälja tillbaka.',
  },
  {
    icon: 'shield',
    title: 'Trygg affär',
    text: 'Alla försändelser är försäkrade. Betalning och identifiering sker med BankID. På kvittot står ditt namn och personnummer.',
  },
];

export function Reasons() {
  return (
    <ul className={styles.list}>
      {reasons.map(({ icon, title, text }) => (
        <li className="stack gap-2 content-start pt-4 line-above" key={title}>
          <Icon className={styles.icon} name={icon} size={28} />
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
