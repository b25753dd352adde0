import { Icon } from '@/components/ui/icon';
import type { CheckoutStep } from '@/lib/domain/order/state';
import styles from './checkout-steps.module.css';

const steps = ['Varor', 'Uppgifter', 'Betalning', 'Klart'];

/** The current step and the completed ones; step 4 of a verified bank transfer is displayed like 3. */
export function CheckoutSteps({ active }: { active: CheckoutStep }) {
  const last = steps.length - 1;
  const current = Math.min(active, last);
  return (
    <nav aria-label={`Steg ${current + 1} av ${steps.length}`}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isDone = index < current || current === last;
          return (
            <li
              aria-current={index === current ? 'step' : undefined}
              className={styles.step}
              data-done={isDone || undefined}
              key={step}
            >
              <span aria-hidden="true" className={styles.number}>
                {isDone ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span>
                <span>{step}</span>
                {isDone && index < last ? <span className="visually-hidden">, klart</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
