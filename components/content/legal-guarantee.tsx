import styles from './legal-guarantee.module.css';

/**
 * The harmonised notice on the legal guarantee (Reg. (EU) 2025/1960) as text; the dealer has to add the official picture
 * (docs/operations.md).
 */
const LEGAL_GUARANTEE =
  'Du har tre års reklamationsrätt, en lagstadgad garanti: är varan felaktig ska vi som säljare reparera eller byta ut den utan kostnad, annars har du rätt till prisavdrag eller till att häva köpet.';

/** The harmonised notice on the legal guarantee: the official picture if the dealer has configured it, otherwise its text. */
export function LegalGuarantee({ notice = process.env.GUARANTEE_NOTICE }: { notice?: string | undefined }) {
  if (!notice) return LEGAL_GUARANTEE;
  return <img alt={LEGAL_GUARANTEE} className={styles.notice} decoding="async" loading="lazy" src={notice} />;
}
