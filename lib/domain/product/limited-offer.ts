import { swedishDay } from '@/lib/domain/dates';
import type { Product } from './product';

/** Removes `until` once that day has ended in Sweden: backends keep the date after the offer. */
export function withoutPastOffer<T extends Pick<Product, 'until'>>(product: T, now: Date): T {
  const { until } = product;
  const isPast = until !== null && swedishDay(new Date(until)) < swedishDay(now);
  return isPast ? { ...product, until: null } : product;
}
