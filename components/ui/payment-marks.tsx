const MARKS = [
  { name: 'Swish', file: 'swish', width: 89 },
  { name: 'Zimpler', file: 'zimpler', width: 101 },
  { name: 'Bankgiro', file: 'bankgiro', width: 110 },
  { name: 'Banköverföring', file: 'bankoverforing', width: 155 },
  { name: 'BankID', file: 'bankid', width: 97 },
] as const;

/** All payment methods, and how one identifies oneself (spec.md section 2, product page and footer), at their own size. */
export function PaymentMarks() {
  return (
    <ul aria-label="Betalning och identifiering" className="row gap-2">
      {MARKS.map(({ name, file, width }) => (
        <li key={file}>
          <img alt={name} height={32} loading="lazy" src={`/images/payments/${file}.svg`} width={width} />
        </li>
      ))}
    </ul>
  );
}
