import { type Ore, ore } from '@/lib/domain/prices/money';
import { decidedVat, VAT_PERCENT } from '@/lib/domain/prices/vat';
import type { OrderLine, PlacedOrder } from './state';
import { vatRate } from './vat-rate';

/** What an order has at one rate, in öre. */
export interface VatShare {
  /** 0 for what is free of VAT. */
  readonly percent: number;
  /** VAT included. */
  readonly gross: Ore;
  readonly vat: Ore;
}

/** `pieces` may each be rounded by an öre. */
type Taxed = { readonly gross: Ore; readonly vat: Ore; readonly pieces: number };

function sharesOf(parts: readonly Taxed[]): VatShare[] | null {
  const shares = new Map<number, VatShare>();
  for (const { gross, vat, pieces } of parts) {
    const percent = vatRate(gross, vat, pieces);
    if (percent === null) return null;
    const before = shares.get(percent) ?? { gross: 0, vat: 0 };
    shares.set(percent, { percent, gross: ore(before.gross + gross), vat: ore(before.vat + vat) });
  }
  return [...shares.values()].sort((a, b) => b.percent - a.percent);
}

function taxedLine({ total, vat, isInvestmentGold, quantity }: OrderLine): Taxed | null {
  const decided = decidedVat({ vat, isInvestmentGold });
  return total === null || decided === null ? null : { gross: total, vat: decided, pieces: quantity };
}

/** The VAT in the lines of an order; null when that of one is not decided. */
export function goodsVat(lines: readonly OrderLine[]): Ore | null {
  const parts = lines.map(taxedLine);
  return parts.includes(null) ? null : ore(parts.reduce<number>((sum, part) => sum + (part?.vat ?? 0), 0));
}

/** Öre by which a freight's VAT may be rounded, as gross. */
const ROUNDING = (100 + VAT_PERCENT) / VAT_PERCENT;

/** The taxed and the free part of a freight; null when its VAT is unknown or impossible. */
function freightParts(total: Ore | null, vat: Ore | null): Taxed[] | null {
  if (total === 0) return [];
  if (total === null || vat === null) return null;
  const exact = vat * ROUNDING;
  if (exact > total + ROUNDING) return null;
  const gross = Math.abs(exact - total) <= ROUNDING ? total : ore(exact);
  const parts = [
    { gross, vat, pieces: 1 },
    { gross: ore(total - gross), vat: ore(0), pieces: 1 },
  ];
  return parts.filter((part) => part.gross > 0);
}

/**
 * The whole order by rate of VAT, freight included, highest rate first (domain.md 4.4). The freight's VAT is the backend's (contract.md A5).
 * Null when a part is not decided, or without lines.
 */
export function orderVat({
  lines,
  shippingTotal,
  shippingVat,
}: Pick<PlacedOrder, 'lines' | 'shippingTotal' | 'shippingVat'>): readonly VatShare[] | null {
  const freight = freightParts(shippingTotal, shippingVat);
  const goods = lines.map(taxedLine);
  if (freight === null || goods.length === 0) return null;
  const decided = goods.filter((part) => part !== null);
  return decided.length < goods.length ? null : sharesOf([...decided, ...freight]);
}
