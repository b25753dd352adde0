/** One picture with all payment methods (spec.md section 2, product page and footer), on two rows, so that a phone need not shrink it. */
export function PaymentMarks() {
  return (
    <img
      alt="Betala med Swish, Zimpler, Bankgiro eller banköverföring. Betalning och identifiering sker med BankID."
      height={72}
      loading="lazy"
      src="/images/payments/payment-methods.svg"
      width={316}
    />
  );
}
