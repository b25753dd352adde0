import styles from './payment-marks.module.css';

const NARROW = { src: '/images/payments/payment-methods-narrow.svg', width: 315, height: 72 };
const WIDE = { src: '/images/payments/payment-methods.svg', width: 584, height: 32 };

interface PaymentMarksProps {
  /** In a column that never has room for all on one row. */
  isNarrow?: boolean;
}

/** One picture with all payment methods (spec.md section 2, product page and footer), on two rows where they would else shrink. */
export function PaymentMarks({ isNarrow = false }: PaymentMarksProps) {
  const marks = (
    <img
      {...(isNarrow ? NARROW : WIDE)}
      alt="Betala med Swish, Zimpler, Bankgiro eller banköverföring. Betalning och identifiering sker med BankID."
      className={styles.marks}
      loading="lazy"
    />
  );
  if (isNarrow) return marks;
  const { src, width, height } = NARROW;
  return (
    <picture>
      <source height={height} media="(max-width: 40em)" srcSet={src} width={width} />
      {marks}
    </picture>
  );
}
