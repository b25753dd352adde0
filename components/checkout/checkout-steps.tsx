import type { CheckoutStep } from '@/lib/checkout/state';
import styles from './checkout-steps.module.css';

const steps = ['Varor', 'Uppgifter', 'Betalning', 'Klart'];

interface CheckoutStepsProps {
  active: CheckoutStep;
}

/** Where in the checkout one is; the verified bank transfer's step 4 is the same place as 3. */
export function CheckoutSteps({ active }: CheckoutStepsProps) {
  const current = Math.min(active, steps.length - 1);
  return (
    <nav aria-label={`Steg ${current + 1} av ${steps.length}`}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li aria-current={index === current ? 'step' : undefined} className={styles.step} key={step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
