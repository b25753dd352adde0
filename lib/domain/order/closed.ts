import type { Metal } from '@/lib/domain/prices/goods';

/** The whole shop, or the goods of one metal. */
export type ClosedScope = 'all' | Metal;

/** Why the shop takes no orders: the operator has stopped it, or the prices have not followed the market for too long. */
export interface Closed {
  readonly scope: ClosedScope;
  readonly reason: 'stopped' | 'still';
}

/** Whether none of these goods can be ordered. Goods of unknown metal are ordered with gold (lib/domain/cart/metals.ts). */
export function closesAll(closed: Closed | null, metals: readonly (Metal | null)[]): boolean {
  if (closed === null) return false;
  return closed.scope === 'all' || (metals.length > 0 && metals.every((metal) => (metal ?? 'gold') === closed.scope));
}

/** Whether one of these goods cannot be ordered. */
export function closesAny(closed: Closed | null, metals: readonly (Metal | null)[]): boolean {
  return closed !== null && (closed.scope === 'all' || metals.some((metal) => (metal ?? 'gold') === closed.scope));
}

const ON: Readonly<Record<ClosedScope, string>> = { all: '', gold: ' på guld', silver: ' på silver' };

export function closedText({ scope, reason }: Closed): string {
  if (reason === 'still')
    return 'Priserna har inte uppdaterats på länge. Vi tar inte emot beställningar förrän de följer marknaden igen.';
  return `Vi tar just nu inte emot beställningar${ON[scope]}. Välkommen tillbaka om en stund.`;
}
