/** "1 produkt", "24 produkter", on one line. */
export function productCount(count: number): string {
  return `${count}\u00a0${count === 1 ? 'produkt' : 'produkter'}`;
}
