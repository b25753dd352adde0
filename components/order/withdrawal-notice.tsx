import type { WithdrawalNote } from '@/lib/domain/order/life/withdrawal-note';
import type { OrderLine } from '@/lib/domain/order/state';
import { FactList } from './fact-list';
import styles from './order.module.css';
import { withdrawalRule } from './order-rules';

/** A message about a withdrawal, beside the order, which it does not change until the shop has decided. */
export function WithdrawalNotice({ note, lines }: { note: WithdrawalNote; lines: readonly OrderLine[] }) {
  const { title, facts, text, showsRule } = note;
  return (
    <section aria-label={title} className={styles.card}>
      <h2 className="heading-3">{title}</h2>
      <FactList facts={facts} />
      {text && <p>{text}</p>}
      {showsRule && <p className="quiet small">{withdrawalRule(lines)}</p>}
    </section>
  );
}
