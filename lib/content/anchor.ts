import { slugify } from '@/lib/slug';

/**
 * The anchor of a heading: "3. Pris och betalning" -> "pris-och-betalning", "Guldpåse" -> "guldpase". Without the leading number,
 * so that links survive renumbering.
 */
export function anchorOf(heading: string): string {
  return slugify(heading.replace(/^[\d.]+\s+/, ''));
}
