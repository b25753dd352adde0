import { slugify } from '@/lib/slug';

/**
 * The anchor of a heading: "3. Pris och betalning" -> "pris-och-betalning", "Guldpåse" -> "guldpase". The number in
 * front is left out so that a link survives a new paragraph above it.
 */
export function anchorOf(heading: string): string {
  return slugify(heading.replace(/^[\d.]+\s+/, ''));
}
