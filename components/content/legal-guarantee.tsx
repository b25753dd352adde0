import { LEGAL_GUARANTEE } from '@/lib/content/legal-guarantee';
import styles from './legal-guarantee.module.css';

/** The harmonised notice on the legal guarantee: the official picture if the dealer has configured it, otherwise its text. */
export function LegalGuarantee({ notice = process.env.GUARANTEE_NOTICE }: { notice?: string | undefined }) {
  if (!notice) return LEGAL_GUARANTEE;
  return <img alt={LEGAL_GUARANTEE} className={styles.notice} decoding="async" loading="lazy" src={notice} />;
}
