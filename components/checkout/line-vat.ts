import { formatCharged } from '@/lib/checkout/order-sums';
import type { OrderLine } from '@/lib/checkout/state';
import { vatLabel, vatPercent } from '@/lib/product/labels';

/** The VAT of an order line: amount and rate when there is VAT, otherwise the VAT status of the product. */
export function lineVat(line: Pick<OrderLine, 'isInvestmentGold' | 'metal' | 'total' | 'vat'>): string {
  const { total, vat } = line;
  if (total !== null && vat !== null && vat > 0) return `Varav moms ${formatCharged(vat)} (${vatPercent(total, vat)})`;
  return vatLabel({ ...line, price: total }) ?? '';
}
