import { PaymentMarks } from '@/components/ui/payment-marks';
import styles from './payment-logos.module.css';

export function PaymentLogos() {
  return (
    <div className={styles.logos}>
      <PaymentMarks />
    </div>
  );
}
